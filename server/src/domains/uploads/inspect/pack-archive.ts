import { open } from 'node:fs/promises';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SentObject } from '../../../platform/storage/storage.ts';

/** What a ZIP begins with; whether it holds a content pack says whoever reads it as one. */
const beginning = Buffer.from('PK');

/** @throws AppError unsupported_file */
export async function checkArchiveFile(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(beginning.length) });
    refuseOthers(buffer);
  } finally {
    await file.close();
  }
}

/** The same where it lies. @throws AppError unsupported_file */
export async function checkSentArchive(sent: SentObject): Promise<void> {
  refuseOthers(await sent.read(0, Math.min(sent.size, beginning.length)));
}

function refuseOthers(head: Uint8Array): void {
  if (!beginning.equals(head)) throw new AppError('unsupported_file');
}
