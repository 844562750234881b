import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { FileId } from '@stratum/contract/ids';
// The build for browsers of some years ago, which this product names as its oldest.
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { callRoute } from '../../../../shared/api/route-call.ts';

/** Pixels of one picture; a larger one is left out. */
const maxImageSize = 50_000_000;

export type PdfFailure = 'locked' | 'damaged' | 'missing';

export interface OpenPdf {
  readonly pages: PDFDocumentProxy;
  /** Height by width of the first page, which most others have too. */
  readonly shape: number;
}

/**
 * A PDF of one's own, read by a worker from the product's own address: no scripts, no forms, no
 * WebAssembly, which the policy refuses.
 * @param signal ends the worker
 * @throws PdfFailure
 */
export async function openPdf(fileId: FileId, signal: AbortSignal): Promise<OpenPdf> {
  const data = await bytesOf(fileId, signal);
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const opening = getDocument({ data, worker, maxImageSize, useWasm: false, enableXfa: false });
  signal.addEventListener('abort', () => {
    void opening.destroy().finally(() => port.terminate());
  });
  try {
    const pages = await opening.promise;
    return { pages, shape: shapeOf(await pages.getPage(1)) };
  } catch (error) {
    throw (error instanceof PasswordException ? 'locked' : 'damaged') satisfies PdfFailure;
  }
}

async function bytesOf(fileId: FileId, signal: AbortSignal): Promise<ArrayBuffer> {
  try {
    const { url } = await callRoute(uploadEndpoints.fileLink, { params: { fileId } });
    const response = await fetch(url, { signal });
    if (response.ok) return await response.arrayBuffer();
  } catch {
    // As an answer that is none.
  }
  throw 'missing' satisfies PdfFailure;
}

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

export function shapeOf(page: Page): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return height / width;
}
