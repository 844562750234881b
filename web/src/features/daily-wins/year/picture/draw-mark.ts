import type { Palette } from './palette.ts';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The mark and the name beside it, up to a right edge; as `shared/charts/logo.tsx` has them. */
export function drawMark(
  context: OffscreenCanvasRenderingContext2D,
  { right, y, font }: { right: number; y: number; font: string },
  palette: Palette,
): void {
  context.font = font;
  context.fillStyle = palette('ink');
  const left = right - context.measureText('Stratum').width;
  context.fillText('Stratum', left, y + 27);
  context.save();
  context.translate(left - 48, y - 4);
  context.scale(1.4, 1.4);
  for (const level of levels) {
    const width = 26.35 - level * 2.35;
    context.fillStyle = palette(`level-${level}`);
    context.beginPath();
    context.roundRect(13 - width / 2, 26.2 - level * 2.8, width, 1.8, 0.9);
    context.fill();
  }
  context.restore();
}
