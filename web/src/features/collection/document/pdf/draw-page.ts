import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels of one drawing: what every browser can still hold. */
const maxPixels = 16_000_000;

/** Draws a page so many pixels of the page wide. @returns null where `signal` came first */
export async function drawPage(
  page: PDFPageProxy,
  width: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement | null> {
  const natural = page.getViewport({ scale: 1 });
  const sharp = (width / natural.width) * window.devicePixelRatio;
  const most = Math.sqrt(maxPixels / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(sharp, most) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  canvas.className = 'block size-full';
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel());
  try {
    await drawing.promise;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return signal.aborted ? null : canvas;
}

/** The words of a page, in lines. */
export async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
