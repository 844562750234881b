// What somebody thinks and does not say: a pale cloud over a head, with a line in it.
import { share } from '../stage.mjs';

/**
 * @param {{ at: number[], shown: number, facing?: number, draw: (context: CanvasRenderingContext2D) => void, ink: Function }} thought
 *   `at`: its middle; `shown`: how much of it has come; `facing`: to which side its head is, 1 or -1
 */
export function drawThought(context, { at, shown, facing = -1, draw, ink }) {
  if (shown <= 0) return;
  context.save();
  context.translate(...at);
  context.globalAlpha *= 0.78;
  context.fillStyle = ink('#ffffff', 'light');
  for (const [x, y, radius] of [
    [26, 84, 6],
    [16, 64, 10],
  ]) {
    context.beginPath();
    context.arc(x * facing, y, radius * share(shown, 0, 0.4), 0, 2 * Math.PI);
    context.fill();
  }
  const grown = share(shown, 0.2, 0.6);
  context.beginPath();
  for (const [x, y, wide, high] of [
    [0, 0, 82, 50],
    [-40, -14, 40, 36],
    [36, -20, 46, 36],
  ]) {
    context.moveTo((x + wide) * grown, y * grown);
    context.ellipse(x * grown, y * grown, wide * grown, high * grown, 0, 0, 2 * Math.PI);
  }
  context.fill();
  context.globalAlpha *= share(shown, 0.5, 0.4) / 0.78;
  draw(context);
  context.restore();
}
