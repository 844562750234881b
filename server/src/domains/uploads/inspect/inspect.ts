import { open, stat } from 'node:fs/promises';
import { type FileTypeName, fileTypes } from '@stratum/contract/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../../platform/http/app-error.ts';
import { makeViewable } from '../../../platform/images/picture.ts';
import type { Content } from '../objects.ts';
import { checkOfficeDocument } from './office.ts';
import { checkPdf } from './pdf.ts';
import { checkText } from './plain-text.ts';

/** Enough of a file's beginning for every signature. */
const headBytes = 4100;

/** What the first bytes of a declared picture must say. */
const signatures: Partial<Record<FileTypeName, readonly string[]>> = {
  'image/jpeg': ['image/jpeg'],
  'image/jpg': ['image/jpeg'],
  'image/png': ['image/png', 'image/apng'],
  'image/webp': ['image/webp'],
  'image/heif': ['image/heif', 'image/heic'],
  'image/heic': ['image/heif', 'image/heic'],
};

/**
 * Holds a file's bytes against its declared type. A picture is drawn anew, so that nothing else
 * that its bytes may be stays; a document is kept as it is.
 * @returns what is to be stored
 * @throws AppError unsupported_file or unreadable_file
 */
export async function inspect(path: string, type: FileTypeName): Promise<Content> {
  const { size } = await stat(path);
  if (fileTypes[type].kind === 'image') {
    const seen = await fileTypeFromBuffer(await head(path));
    if (!seen || !signatures[type]?.includes(seen.mime)) throw new AppError('unsupported_file');
    const kind = seen.mime === 'image/heic' || seen.mime === 'image/heif' ? 'heif' : 'other';
    const { bytes, type: drawnAs } = await makeViewable(path, kind);
    return { type: drawnAs, size: bytes.length, source: bytes };
  }
  if (type === 'text/plain' || type === 'text/csv') {
    // Without a look at signatures: many a text begins with the letters of one.
    if (size === 0) throw new AppError('unsupported_file');
    await checkText(path);
  } else if (type === 'application/pdf') {
    await checkPdf(path);
  } else {
    await checkOfficeDocument(path, type);
  }
  return { type, size, source: { path } };
}

async function head(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(headBytes) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
