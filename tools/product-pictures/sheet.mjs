import { rock } from '../films/page/scenery/ridges.mjs';

// A printed book keeps the colours of its layers in the dark.
export { rock };

/** Of every picture, in pixels. */
export const size = { width: 1280, height: 1120 };

const ink = '#14201f';
export const faint = '#4b5a59';
export const paper = '#fbf7ef';
export const cloth = '#f1ebdf';
export const ribbon = '#c4673a';

/** Walls and tables, as [wall, table]; by day and in the dark. */
const grounds = {
  dawn: { light: ['#e6edeb', '#dbe4e2'], dark: ['#161e23', '#11181c'] },
  sand: { light: ['#e9e4d8', '#dcd4c5'], dark: ['#1f1e1b', '#191815'] },
  sky: { light: ['#e0e8eb', '#d5dfe3'], dark: ['#151e25', '#10171d'] },
};

/** A drawing on its ground: `{ ground, table, style, body }`, the table beginning at `table` pixels. */
export function documentOf({ ground, table, style, body }, theme, fonts) {
  const [wall, top] = grounds[ground][theme];
  const dim = theme === 'dark' ? 'filter: brightness(.8) saturate(.92);' : '';
  return `<!doctype html><meta charset="utf-8"><style>
${face('Display', fonts.display, 'font-weight: 200 800')}
${face('Hand', fonts.hand, 'font-weight: 200 800; font-style: italic')}
${face('Text', fonts.text, 'font-weight: 100 900')}
* { box-sizing: border-box; margin: 0 }
html, body { width: 100%; height: 100%; overflow: hidden }
body { position: relative; color: ${ink}; font-family: Text; background: linear-gradient(${wall} ${table}px, ${top} ${table}px, ${top}) }
.display { font-family: Display; font-weight: 300; font-variation-settings: "opsz" 48; letter-spacing: -.012em }
.hand { font-family: Hand; font-style: italic; font-weight: 400; color: #23478a }
.scene { position: absolute; inset: 0; ${dim} }
.shade { position: absolute; background: #000; filter: blur(22px); opacity: ${theme === 'dark' ? 0.5 : 0.22} }
${style}</style><div class="scene">${body}</div>`;
}

function face(family, base64, rest) {
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${base64}); ${rest} }`;
}

/** The outline of a layer from its edge down to the foot: `edge(x)` is its height at x. */
export function layer(width, height, edge, step = 12) {
  const points = [];
  for (let x = 0; x <= width; x += step) points.push(`${x} ${(height - edge(x)).toFixed(1)}`);
  return `M${points.join('L')}V${height}H0Z`;
}

/** The drawing of the look: low on the left, high on the right, never crossing. */
export function ridges(width, height, levels = 9, rise = 1) {
  const smooth = (from, to, t) => {
    const u = Math.min(1, Math.max(0, (t - from) / (to - from)));
    return u * u * (3 - 2 * u);
  };
  const target = (n, t) => {
    const left = 0.03 + n * 0.026;
    const right = 0.07 + n * 0.088 * rise;
    const up = smooth(0.2 + n * 0.012, 0.8, t);
    const fall = smooth(0.82, 1.05, t) * n * 0.011;
    const waves = Math.sin(t * 8 + n * 2.1) * 0.6 + Math.sin(t * 19 + n * 3.7) * 0.25;
    return left + (right - left) * up - fall + (0.009 + n * 0.0014) * waves;
  };
  const at = (n, t) =>
    n === 1
      ? target(1, t)
      : Math.max(target(n, t), at(n - 1, t) + 0.016 + 0.01 * smooth(0.2, 0.8, t));
  const drawn = [];
  for (let n = levels; n >= 1; n--) {
    const d = layer(width, height, (x) => at(n, x / width) * height, 6);
    drawn.push(`<path d="${d}" fill="${rock[n - 1]}" stroke="#ffffff66" stroke-width="1.5"/>`);
  }
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn.join('')}</svg>`;
}
