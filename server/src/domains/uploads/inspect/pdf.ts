import { open } from 'node:fs/promises';
import { AppError } from '../../../platform/http/app-error.ts';

/** Readers look for the end mark in this much of the end; some writers leave more behind it. */
const tailBytes = 4096;

/** @throws AppError unsupported_file, or unreadable_file where the end is missing */
export async function checkPdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const start = await file.read({ buffer: Buffer.alloc(5), position: 0 });
    if (start.buffer.toString('latin1') !== '%PDF-') throw new AppError('unsupported_file');
    const tail = Buffer.alloc(Math.min(size, tailBytes));
    await file.read({ buffer: tail, position: size - tail.length });
    if (!tail.includes('%%EOF')) throw new AppError('unreadable_file');
  } finally {
    await file.close();
  }
}
