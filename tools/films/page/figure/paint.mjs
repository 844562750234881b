// Three tones: the base, a shade on the side away from the light, a fine line on the side of it.

/** A colour between two, all written #rrggbb. */
export function mixed(one, other, share) {
  const channel = (at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ from: number[], line: string, shade: string, hour: string, strength: number, shadeShare?: number }} light
 *   `from`: where it comes from, a vector of length 1; `hour`: what all colours are mixed with, by `strength`
 */
export function createBrush(context, light) {
  const { from, line, shade, hour, strength, shadeShare = 0.27, ink = (colour) => colour } = light;
  const toned = (colour) => mixed(ink(colour), hour, strength);

  /** @param {Path2D} path in the context's units, which are head heights for a figure */
  function part(path, colour, { depth = 0, lit = true, unit = 1 } = {}) {
    const base = mixed(toned(colour), shade, depth);
    context.save();
    context.fillStyle = mixed(base, shade, shadeShare);
    context.fill(path);
    context.clip(path);
    // What the base leaves free on the far side is shade.
    context.translate(from[0] * 0.2 * unit, from[1] * 0.2 * unit);
    context.fillStyle = base;
    context.fill(path);
    context.restore();
    if (lit && depth === 0) edge(path, unit);
  }

  function edge(path, unit) {
    context.save();
    context.clip(path);
    context.fillStyle = line;
    context.fill(outside(path, from, unit), 'evenodd');
    context.restore();
  }

  /** A fold: where a thumb lies over fingers, and between these. */
  function crease(path, colour, depth = 0) {
    context.save();
    context.strokeStyle = mixed(mixed(toned(colour), shade, depth), shade, 0.42);
    Object.assign(context, { lineWidth: 0.035, lineCap: 'round' });
    context.stroke(path);
    context.restore();
  }

  return { part, crease, toned };
}

/** All but a path that is moved a little away from the light. */
function outside(path, from, unit) {
  const beyond = new Path2D();
  const far = 1000 * unit;
  beyond.rect(-far, -far, 2 * far, 2 * far);
  beyond.addPath(path, new DOMMatrix().translate(-from[0] * 0.05 * unit, -from[1] * 0.05 * unit));
  return beyond;
}
