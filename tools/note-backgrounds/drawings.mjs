// The four drawings. Units are those of a sheet 840 wide; all numbers are rounded to a tenth.
const round = (number) => Math.round(number * 10) / 10;
const point = ([x, y]) => `${round(x)} ${round(y)}`;
const span = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

function svg(width, height, align, body) {
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="${align}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${body}</svg>\n`;
}

/** A smooth curve through points, by the cubic form of Catmull and Rom. */
function curve(points) {
  const parts = points.slice(1).map((end, at) => {
    const start = points[at];
    const before = points[at - 1] ?? start;
    const after = points[at + 2] ?? end;
    const one = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const two = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${[one, two, end].map(point).join(' ')}`;
  });
  return `M${point(points[0])}${parts.join('')}`;
}

/** Nine layers that rise to the right, at the foot of a sheet. */
export function ridge({ layers }) {
  const rise = (x) => 1 / (1 + Math.exp(-(x - 470) / 80));
  const top = (layer) => (x) => {
    const wave = Math.sin(x / 90 + layer * 0.9) * 4;
    return 268 - (layer + 1) * (5.5 + 21 * rise(x)) - wave * (0.4 + rise(x));
  };
  const paths = layers
    .map((colour, layer) => {
      const edge = curve(span(0, 840, 60).map((x) => [x, top(layer)(x)]));
      return `<path d="${edge}V280H0Z" fill="${colour}" stroke="#fff" stroke-opacity=".45" stroke-width="1.25"/>`;
    })
    .toReversed();
  return svg(840, 280, 'xMaxYMax slice', `<g opacity=".5">${paths.join('')}</g>`);
}

/** Lines of equal height around a summit in the upper right corner. */
export function contour({ line }) {
  const rings = span(1, 16, 1).map((ring) => {
    const around = span(0, 24, 1).map((at) => {
      const angle = (at / 24) * 2 * Math.PI;
      const bulge =
        1 + 0.16 * Math.sin(angle * 2 + ring * 0.16) + 0.07 * Math.cos(angle * 3 - ring * 0.2);
      const radius = (18 + ring * 27) * bulge;
      return [690 + Math.cos(angle) * radius * 1.15, 90 + Math.sin(angle) * radius * 0.8];
    });
    return `<path d="${curve(around)}" stroke-opacity="${round(0.62 - ring * 0.03)}"/>`;
  });
  return svg(840, 600, 'xMaxYMin slice', `<g fill="none" stroke="${line}">${rings.join('')}</g>`);
}

/** A drill core down the left edge. */
export function core({ layers }) {
  const heights = [64, 92, 48, 110, 70, 58, 96, 52, 84, 76, 104, 46];
  let y = 0;
  const bands = heights.map((height, at) => {
    const colour = layers[(at * 4 + 2) % layers.length];
    const band = `<path d="M0 ${y + 8}L28 ${y}V${y + height}L0 ${y + height + 8}Z" fill="${colour}" stroke="#fff" stroke-opacity=".5"/>`;
    y += height;
    return band;
  });
  return svg(28, y + 8, 'xMinYMin meet', `<g opacity=".6">${bands.join('')}</g>`);
}

/** Fine layers, closer towards the foot of the sheet. */
export function sediment({ line }) {
  const lines = span(0, 33, 1).map((at) => {
    const y = 600 - 17 * (at + (at * at) / 90);
    const through = span(0, 840, 60).map((x) => [
      x,
      y + Math.sin(x / 130 + at * 0.35) * 5 + Math.sin(x / 57 + at) * 1.6,
    ]);
    return `<path d="${curve(through)}" stroke-opacity="${round(Math.max(0.1, 0.5 - at * 0.012))}"/>`;
  });
  return svg(840, 600, 'xMidYMax slice', `<g fill="none" stroke="${line}">${lines.join('')}</g>`);
}
