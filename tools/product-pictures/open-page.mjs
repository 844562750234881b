import { faint, paper, ribbon, ridges } from './sheet.mjs';

const level = 4;
const [width, height] = [500, 640];
const ticked = [0, 1, 2, 4, 5, 6, 8];

/** The book lying open at a level: its number over its layers, and the page to try. */
export function openPage({ levels, trials, trial, hand }) {
  const { name, line } = levels[level - 1];
  const boxes = Array.from({ length: 14 }, (_, at) => `<i>${ticked.includes(at) ? tick : ''}</i>`);
  return {
    ground: 'sand',
    table: 560,
    style: `
.shade { left: 130px; top: 890px; width: 1040px; height: 60px }
.stage { position: absolute; left: 140px; top: 220px; perspective: 2400px; perspective-origin: 50% 0 }
.open { position: relative; width: ${2 * width}px; height: ${height}px; transform: rotateX(16deg) }
.boards { position: absolute; inset: 8px -14px -16px; border-radius: 8px; background: #2f2c6b }
.pages { position: absolute; inset: 4px -6px -8px; border-radius: 6px; background: repeating-linear-gradient(#fff 0 2px, #d9d2c4 2px 3px) }
.page { position: absolute; top: 0; width: ${width}px; height: ${height}px; overflow: hidden; background: ${paper} }
.left { left: 0; border-radius: 6px 0 0 6px }
.right { left: ${width}px; padding: 52px 44px 0 56px; border-radius: 0 6px 6px 0 }
.left::after, .right::after { content: ""; position: absolute; inset: 0; background: linear-gradient(90deg, #0000 76%, #0000002b) }
.right::after { background: linear-gradient(270deg, #0000 80%, #00000026) }
.left svg { position: absolute; left: 0; bottom: 0 }
.number { position: absolute; left: 62px; top: 26px; font-size: 210px; line-height: 1 }
h1 { font: 300 54px/1.1 Display; font-variation-settings: "opsz" 48; letter-spacing: -.012em }
.line { margin-top: 10px; font-size: 21px; color: ${faint} }
h2 { margin-top: 30px; font: 600 23px Text }
p { margin-top: 8px; font-size: 20px; line-height: 1.42 }
.boxes { display: grid; grid-template-columns: repeat(7, 34px); gap: 10px 16px; margin-top: 20px }
.boxes i { height: 34px; border: 2px solid #7a8987; border-radius: 4px; position: relative }
.boxes svg { position: absolute; left: 2px; top: -8px }
.hand { margin-top: 20px; font-size: 29px; line-height: 44px; background: repeating-linear-gradient(#0000 0 42px, #cfd9d6 42px 44px); transform: rotate(-.8deg) }
.ribbon { position: absolute; left: ${width - 8}px; top: -6px; width: 16px; height: ${height + 74}px; background: ${ribbon}; clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 14px), 0 100%) }
.pencil { position: absolute; left: 1010px; top: 880px; transform: rotate(-24deg); transform-origin: left }`,
    body: `<div class="shade"></div><div class="stage"><div class="open"><div class="boards"></div><div class="pages"></div>
<div class="page left">${ridges(width, 400, level, 1.35)}<div class="number display">${level}</div></div>
<div class="page right"><h1>${name}</h1><div class="line">${line}</div><h2>${trial}</h2><p>${trials[level - 1]}</p>
<div class="boxes">${boxes.join('')}</div><div class="hand">${hand.join('<br>')}</div></div>
<div class="ribbon"></div></div></div>
<svg class="pencil" width="300" height="24" viewBox="0 0 300 24"><path d="M0 12 34 2v20z" fill="#efdcc0"/><path d="M0 12l12-3.5v7z" fill="#14201f"/><path d="M34 2h236v20H34z" fill="#3c8088"/><path d="M34 9h236v6H34z" fill="#5c9a86"/><path d="M270 2h22q6 0 6 10t-6 10h-22z" fill="#dcbf86"/></svg>`,
  };
}

const tick =
  '<svg width="38" height="42" viewBox="0 0 38 42" fill="none" stroke="#23478a" stroke-width="3" stroke-linecap="round"><path d="M5 25c4 3 6 6 8 9C18 22 24 13 34 5"/></svg>';
