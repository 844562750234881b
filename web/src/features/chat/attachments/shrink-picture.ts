import type { FileTypeName } from '@stratum/contract/upload-words';
import { type Size, sentSize } from './picture-size.ts';

export interface ShrunkPicture extends Size {
  readonly content: Blob;
  readonly mime: FileTypeName;
}

const quality = 0.86;

/**
 * A picture as a group sees it: no larger than a screen, upright, and without what cameras write
 * into it. Null where this browser cannot read it; the server can read more.
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return null;
  const size = sentSize(bitmap);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const webp = await contentOf(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return { ...size, content: webp, mime: 'image/webp' };
  // Some browsers write none; what was transparent would be black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  const jpeg = await contentOf(canvas, 'image/jpeg');
  return jpeg && { ...size, content: jpeg, mime: 'image/jpeg' };
}

function contentOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
