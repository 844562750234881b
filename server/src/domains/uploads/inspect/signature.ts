import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** Enough of a file's beginning for every signature. */
const headBytes = 4100;

/** The MIME type that a file's first bytes speak of; null where they speak of none. */
export async function fileSignature(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(headBytes) });
    const seen = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
    return seen?.mime ?? null;
  } finally {
    await file.close();
  }
}
