// The nine layers that climb to the right: what is outside of every window.

/** The layers of rock by day, from the lowest. */
export const rock = [
  '#2f2c6b',
  '#23478a',
  '#2b668c',
  '#3c8088',
  '#5c9a86',
  '#8aab80',
  '#b9b97f',
  '#dcbf86',
  '#efc5a0',
];

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, y: number, width: number, height: number }} frame
 * @param {{ veil: string, strength: number, ink: Function, climb?: number, shift?: number }} look
 *   `veil`: what the hour lays over all layers, by `strength`; `climb`: share of the height that the last one reaches
 */
export function drawRidges(context, { x, y, width, height }, { tone, climb = 0.8, shift = 0 }) {
  const base = y + height;
  for (let layer = rock.length - 1; layer >= 0; layer -= 1) {
    const share = (layer + 1) / rock.length;
    context.beginPath();
    context.moveTo(x, base);
    for (let step = 0; step <= 24; step += 1) {
      const at = step / 24;
      context.lineTo(x + at * width, base - height * heightAt(at + shift, share, climb));
    }
    context.lineTo(x + width, base);
    context.closePath();
    context.fillStyle = tone(rock[layer]);
    context.fill();
    context.strokeStyle = '#ffffff40';
    context.lineWidth = 1;
    context.stroke();
  }
}

function heightAt(at, share, climb) {
  const rise = 1 / (1 + Math.exp(-7 * (at - 0.55)));
  const swell = 0.03 * Math.sin(at * 6.5 + share * 2.2);
  return share * (0.14 + (climb - 0.14) * rise + swell);
}
