import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { renderPng } from './chart-png.ts';

test('a label keeps its ink in the picture, though a halo surrounds it', async () => {
  const { container } = await renderInApp(
    <svg viewBox="0 0 200 60" width="200" height="60" role="img" aria-label="Level 6">
      <text
        x="10"
        y="40"
        className="chart-label"
        style={{ font: '600 13px Arial', fill: 'rgb(0 0 200)' }}
      >
        Level 6
      </text>
    </svg>,
  );
  const chart = container.querySelector<SVGSVGElement>('svg[role="img"]');
  if (!chart) throw new Error('No chart');
  const image = await createImageBitmap(await renderPng(chart, ''));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const inked = data.filter((_, at) => at % 4 === 0 && isInk(data.subarray(at, at + 3))).length;
  expect(inked).toBeGreaterThan(200);
});

function isInk([red = 255, green = 255, blue = 0]: Uint8ClampedArray): boolean {
  return red < 20 && green < 20 && blue > 180;
}
