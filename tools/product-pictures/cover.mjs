import { cloth, ridges, rock } from './sheet.mjs';

const [width, height, depth] = [540, 790, 104];

/** The book standing upright, turned a little, so that its printed edge shows. */
export function cover({ title }) {
  const bands = rock.toReversed().map((colour, at) => `${colour} ${at * 9}% ${at * 9 + 9}%`);
  return {
    ground: 'dawn',
    table: 800,
    style: `
.shade { left: 650px; top: 880px; width: 420px; height: 110px; transform: skewX(-42deg) rotate(-4deg); border-radius: 40% }
.stage { position: absolute; left: 352px; top: 130px; perspective: 2600px; perspective-origin: 60% 40% }
.book { position: relative; width: ${width}px; height: ${height}px; transform-style: preserve-3d; transform: rotateY(-27deg) }
.book > * { position: absolute; backface-visibility: visible }
.front { inset: 0; overflow: hidden; border-radius: 3px 6px 6px 3px; background: ${cloth} }
.front svg { position: absolute; left: 0; bottom: 0 }
.front::after { content: ""; position: absolute; inset: 0; background: linear-gradient(90deg, #0000 0, #00000014 16px, #0000001f 30px, #ffffff55 36px, #0000 60px, #0000 70%, #ffffff2e) }
.name { position: absolute; left: 74px; top: 84px; font: 500 25px Display }
.title { position: absolute; left: 74px; top: 134px; font-size: 53px; line-height: 1.13; white-space: nowrap }
.edge { top: 8px; left: ${width - depth / 2 - 6}px; width: ${depth}px; height: ${height - 16}px; transform: translateX(0) rotateY(90deg) translateZ(0); background: repeating-linear-gradient(90deg, #0000 0 2px, #ffffff30 2px 3px), linear-gradient(90deg, ${bands.join(',')}) }
.back { inset: 0; transform: translateZ(-${depth}px); background: #211f4d; border-radius: 6px }
.board { top: 0; left: ${width}px; width: 9px; height: ${height}px; transform-origin: left; transform: rotateY(90deg); background: #cfc7b6 }
`,
    body: `<div class="shade"></div><div class="stage"><div class="book">
<div class="back"></div>
<div class="edge" style="transform: translateZ(-${depth / 2}px) rotateY(90deg)"></div>
<div class="front">${ridges(width, height, 9, 0.62)}<div class="name">Stratum</div>
<div class="title display" style="font-size: ${title[0].length > 16 ? 46 : 53}px">${title.join('<br>')}</div></div>
<div class="board"></div>
</div></div>`,
  };
}
