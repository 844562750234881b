import sharp from 'sharp';

export const pictureSize = { width: 1280, height: 960 };

/** A morning: sky, sun, hills in the colours of the rock, and a path or a river through them. */
export async function drawMorning(scene: 'river' | 'path'): Promise<Uint8Array> {
  const { width, height } = pictureSize;
  const sky = scene === 'river' ? ['#e3ecec', '#fbeee0'] : ['#cfdede', '#f6e3cf'];
  const hills =
    scene === 'river'
      ? ['#b9c8bd', '#8aab9f', '#3c8088', '#2b668c', '#23478a']
      : ['#c4cfc0', '#8aab80', '#5c9a86', '#3c8088', '#2b668c'];
  const layers = hills.map((fill, place) =>
    hill(fill, 430 + place * 95, place + (scene === 'river' ? 0 : 3)),
  );
  const way =
    scene === 'river'
      ? '<path d="M610 960C560 860 700 800 660 730C640 690 690 660 672 620L690 620C720 670 690 700 720 740C790 810 700 870 900 960Z" fill="#e3ecec" opacity=".85"/>'
      : '<path d="M520 960C600 860 560 800 640 740C690 700 660 660 700 630L712 630C700 670 740 700 700 750C640 810 720 870 700 960Z" fill="#efc5a0" opacity=".9"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".7" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${scene === 'river' ? 930 : 380}" cy="330" r="70" fill="#f0b88c"/>
    ${layers.slice(0, 3).join('')}${layers.slice(3).join('')}${way}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80, effort: 1 }).toBuffer();
}

/** Its upper edge in four curves; no two of a drawing run alike. */
function hill(fill: string, top: number, seed: number): string {
  const wave = (at: number) => Math.round(top + 70 * Math.sin(seed * 2.1 + at * 1.7));
  const { width, height } = pictureSize;
  const step = width / 4;
  const edge = [0, 1, 2, 3].map(
    (at) =>
      `C${at * step + step / 3} ${wave(at)} ${(at + 1) * step - step / 3} ${wave(at + 1)} ${(at + 1) * step} ${wave(at + 1)}`,
  );
  return `<path d="M0 ${wave(0)}${edge.join('')}V${height}H0Z" fill="${fill}"/>`;
}
