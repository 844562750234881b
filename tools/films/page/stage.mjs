// What every film is drawn with: one canvas, the colours of the look, and shares of time.
export const size = { width: 960, height: 540 };

const tau = 2 * Math.PI;

/** Share of what begins at `start` and takes `length` seconds, from 0 to 1, settling at its end. */
export function share(time, start, length = 0.9) {
  const linear = Math.min(1, Math.max(0, (time - start) / length));
  return 1 - (1 - linear) ** 3;
}

/** The same, gathering speed first: how bodies move. */
export function glide(time, start, length = 1.2) {
  const linear = Math.min(1, Math.max(0, (time - start) / length));
  return linear * linear * (3 - 2 * linear);
}

/** @param {{ page: string, surface: string, ink: string, faint: string, accent: string, levels: string[] }} palette */
export function createStage(canvas, palette) {
  const context = canvas.getContext('2d', { alpha: false });
  Object.assign(context, { lineCap: 'round', lineJoin: 'round' });

  /** Draws with a part of the full strength; nothing at none. */
  function faded(alpha, draw) {
    if (alpha <= 0) return;
    context.save();
    context.globalAlpha *= Math.min(1, alpha);
    draw();
    context.restore();
  }

  const stage = {
    palette,
    context,
    faded,
    levelColour: (level) => palette.levels[level - 1],
    clear() {
      context.fillStyle = palette.page;
      context.fillRect(0, 0, size.width, size.height);
    },
    /** A numeral around its middle, with a halo that keeps lines out of it. */
    text(value, x, y, { size: height = 20, colour = palette.ink, weight = 600, halo = 0 }) {
      context.font = `${weight} ${height}px Film`;
      Object.assign(context, { fillStyle: colour, textAlign: 'center', textBaseline: 'middle' });
      Object.assign(context, { strokeStyle: palette.page, lineWidth: halo });
      if (halo > 0) context.strokeText(value, x, y);
      context.fillText(value, x, y);
    },
    /** A line through points; `drawn` of it, `dashes` apart. */
    path(points, { colour, width = 3, dashes = [], drawn = 1, isClosed = false, fill }) {
      const whole = isClosed ? [...points, points[0]] : points;
      context.beginPath();
      for (const [x, y] of upTo(whole, drawn)) context.lineTo(x, y);
      if (fill) {
        context.fillStyle = fill;
        context.fill();
      }
      context.save();
      Object.assign(context, { strokeStyle: colour, lineWidth: width });
      context.setLineDash(dashes);
      context.stroke();
      context.restore();
    },
    dot([x, y], radius, colour) {
      context.beginPath();
      context.arc(x, y, radius, 0, tau);
      Object.assign(context, { fillStyle: colour, strokeStyle: palette.surface, lineWidth: 3 });
      context.fill();
      context.stroke();
    },
    ring([x, y], radius, colour, width = 2.5) {
      context.beginPath();
      context.arc(x, y, radius, 0, tau);
      Object.assign(context, { strokeStyle: colour, lineWidth: width });
      context.stroke();
    },
  };
  return stage;
}

/** The beginning of a line, by its length. */
function upTo(points, drawn) {
  if (drawn >= 1) return points;
  const lengths = points
    .slice(1)
    .map(([x, y], at) => Math.hypot(x - points[at][0], y - points[at][1]));
  let left = drawn * lengths.reduce((sum, length) => sum + length, 0);
  const kept = [points[0]];
  for (const [at, length] of lengths.entries()) {
    const part = Math.min(1, left / length);
    const [from, to] = [points[at], points[at + 1]];
    kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    left -= length;
    if (left <= 0) break;
  }
  return kept;
}
