import { layer, paper, rock } from './sheet.mjs';

/** How far each of the five skills of each category is filled in. */
const filled = [
  [6, 5, 7, 4, 6],
  [5, 4, 6, 6, 3],
  [7, 5, 6, 4, 5],
  [6, 6, 5, 7, 4],
  [4, 5, 6, 5, 7],
];

/** A sheet folded in five: each category's skills with nine fields. */
export function foldOut({ categories }) {
  const panels = categories.map(({ name, traits }, at) => {
    const rows = traits.map((trait, row) => {
      const cells = rock.map((colour, level) =>
        level < filled[at][row]
          ? `<i style="background:${colour};border-color:${colour}"></i>`
          : '<i></i>',
      );
      return `<h2>${trait}</h2><div class="cells">${cells.join('')}</div>`;
    });
    return `<div class="panel" style="left: ${at * 222}px; transform: skewY(${at % 2 ? -5 : 5}deg)"><h1>${name}</h1>${rows.join('')}</div>`;
  });
  return {
    ground: 'sky',
    table: 700,
    style: `
.shade { left: 100px; top: 900px; width: 1100px; height: 54px }
.sheet { position: absolute; left: 85px; top: 236px; width: 1110px; height: 660px }
.panel { position: absolute; top: 0; width: 222px; height: 640px; padding: 40px 20px 0; background: ${paper}; transform-origin: left }
.panel:nth-child(odd) { transform-origin: left; background: linear-gradient(90deg, #fdfaf4, #f3ede1) }
.panel:nth-child(even) { margin-top: 19.4px; background: linear-gradient(90deg, #efe8da, #fbf7ef) }
h1 { height: 64px; font: 300 27px/1.1 Display; font-variation-settings: "opsz" 48; letter-spacing: -.012em; hyphens: manual }
h2 { margin-top: 24px; font: 500 18px/1.25 Text; white-space: nowrap }
.cells { display: grid; grid-template-columns: repeat(9, 1fr); gap: 3px; margin-top: 9px }
.cells i { height: 26px; border: 1.5px solid #aab4b1; border-radius: 3px }`,
    body: `<div class="shade"></div><div class="sheet">${panels.join('')}</div>`,
  };
}

const lines = [
  [3.2, 3.8, 3.6, 4.4, 4.1],
  [4.1, 4.6, 4.2, 4.9, 5.3],
  [5.3, 4.9, 5.4, 5.8, 5.6],
];

/** Three month sheets half out of their pocket. */
export function monthSheets({ months, pocket }) {
  const places = [
    [250, 170, -8],
    [470, 120, 2],
    [690, 180, 9],
  ];
  const sheets = months.map((month, at) => {
    const [left, top, turn] = places[at];
    return `<div class="sheet" style="left:${left}px;top:${top}px;transform:rotate(${turn}deg)"><h1>${month}</h1>${chart(lines[at])}</div>`;
  });
  const wave = (base, swing, phase) =>
    layer(880, 500, (x) => base + Math.sin(x / 120 + phase) * swing);
  return {
    ground: 'dawn',
    table: 760,
    style: `
.shade { left: 180px; top: 1040px; width: 940px; height: 50px }
.sheet { position: absolute; width: 330px; height: 520px; padding: 26px 28px; background: ${paper}; border-radius: 4px; box-shadow: 0 6px 18px #14201f26 }
h1 { font: 300 42px Display; font-variation-settings: "opsz" 48; letter-spacing: -.012em }
.sheet svg { margin-top: 14px }
.pocket { position: absolute; left: 200px; top: 560px; width: 880px; height: 500px; overflow: hidden; border-radius: 10px; background: #23478a }
.pocket::after { content: ""; position: absolute; inset: 16px; border: 2px dashed #ffffff40; border-top: 0; border-radius: 6px }
.pocket svg { position: absolute; inset: 0 }
.label { position: absolute; left: 70px; top: 110px; color: #fff; font-size: 52px }`,
    body: `<div class="shade"></div>${sheets.join('')}<div class="pocket">
<svg viewBox="0 0 880 500" width="880" height="500"><path d="${wave(215, 26, 0.4)}" fill="#3c8088"/><path d="${wave(150, 24, 1.2)}" fill="#2b668c"/><path d="${wave(70, 20, 2.4)}" fill="#2f2c6b"/><path d="M0 0h880v14H0z" fill="#1c3b75"/></svg>
<div class="label display">${pocket}</div></div>`,
  };
}

function chart(values) {
  const [width, band] = [274, 36];
  const y = (value) => (9.5 - value) * band;
  const bands = rock.map(
    (colour, at) =>
      `<rect width="${width}" height="${band - 2}" y="${(8 - at) * band}" fill="${colour}" opacity=".32"/>`,
  );
  const points = values.map((value, at) => [
    20 + (at * (width - 40)) / (values.length - 1),
    y(value),
  ]);
  const dots = points.map(
    ([x, at]) =>
      `<circle cx="${x}" cy="${at}" r="6" fill="#fff" stroke="#14201f" stroke-width="3"/>`,
  );
  return `<svg width="${width}" height="${band * 9}">${bands.join('')}<path d="M${points.map((point) => point.join(' ')).join('L')}" fill="none" stroke="#14201f" stroke-width="3"/>${dots.join('')}</svg>`;
}
