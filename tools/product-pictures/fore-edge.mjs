import { ribbon, rock } from './sheet.mjs';

const [left, top, width, height] = [170, 300, 1160, 500];
const band = height / rock.length;

/** The closed book lying down: its printed edge, the levels on each other as rock lies. */
export function foreEdge() {
  const edge = (n, x) =>
    n === 9 ? 0 : (9 - n) * band + Math.sin(x / 190 + n * 1.7) * 9 + Math.sin(x / 71 + n * 3.1) * 4;
  const along = (from, to, y) => {
    const points = [];
    for (let x = from; x <= to; x += 10) points.push(`${x} ${y(x).toFixed(1)}`);
    return points.join('L');
  };
  const layers = rock.map((colour, at) => {
    const d = `M${along(0, width, (x) => edge(at + 1, x))}V${height}H0Z`;
    return { d, colour };
  });
  const pages = Array.from({ length: 62 }, (_, at) => {
    const y = 5 + at * 8;
    return `<path d="M${along(0, width, (x) => y + Math.sin(x / 150 + at * 0.33) * 5)}" fill="none" stroke="#ffffff26" stroke-width="1.6"/>`;
  });
  const numerals = rock.map((_, at) => {
    const x = 60 + (8 - at) * 82;
    const y = (edge(at + 1, x) + (at === 0 ? height : edge(at, x))) / 2 + 10;
    return `<text x="${x}" y="${y}" font-family="Display" font-size="30" fill="${at > 3 ? '#14201f' : '#fff'}">${at + 1}</text>`;
  });
  const drawn = layers
    .toReversed()
    .map(
      ({ d, colour }) => `<path d="${d}" fill="${colour}" stroke="#ffffff66" stroke-width="1.5"/>`,
    );
  return {
    ground: 'sand',
    table: 640,
    style: `
.shade { left: 120px; top: 820px; width: 1300px; height: 60px }
svg { position: absolute; inset: 0 }
.dark { position: absolute; left: ${left}px; top: ${top}px; width: 90px; height: ${height}px; background: linear-gradient(90deg, #00000040, #0000) }`,
    body: `<div class="shade"></div><svg viewBox="0 0 1280 1120" width="1280" height="1120">
<path d="M${left - 36} ${top - 8}L${left + 140} 150H1400V${top - 8}Z" fill="#3a3786"/>
<path d="M${left + 140} 150H1400V${top - 8}H${left - 36}Z" fill="url(#sheen)"/>
<defs><linearGradient id="sheen" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
<rect x="${left - 36}" y="${top - 20}" width="1400" height="30" rx="14" fill="#2f2c6b"/>
<g transform="translate(${left} ${top + 8})">${drawn.join('')}${pages.join('')}${numerals.join('')}</g>
<rect x="${left - 36}" y="${top + height + 4}" width="1400" height="28" rx="13" fill="#f1ebdf"/>
<path d="M800 ${top + height + 30}h40l6 170-26-24-26 26z" fill="${ribbon}"/></svg><div class="dark"></div>`,
  };
}
