import { createReadStream } from 'node:fs';
import { AppError } from '../../../platform/http/app-error.ts';

/** Tabs, line and page breaks, and the escape that some code pages switch with. */
const allowedControls = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b];
/** What a browser would take for a page or a drawing, were it to guess. */
const markup = /<(!doctype\s+html|html|head|body|script|svg|iframe|\?xml)[\s>/]/i;
/** Formats that can be written without a control character; a reader of PDF looks for it behind other bytes. */
const otherFormat = /^\s*(%!PS|\{\\rtf|GIF8[79]a)|%PDF-/;
const lookedAt = 2048;

/**
 * Signatures of a few letters are not looked for: many a text begins with BM, MZ or MAC.
 * @throws AppError unsupported_file for bytes that are no text, for markup that runs in a browser,
 *   and for other formats that pass as text
 */
export async function checkText(path: string): Promise<void> {
  let beginning = '';
  for await (const chunk of createReadStream(path)) {
    const bytes: Buffer = chunk;
    if (bytes.some(isControl)) throw new AppError('unsupported_file');
    if (beginning.length < lookedAt) beginning += bytes.toString('latin1', 0, lookedAt);
  }
  const start = beginning.slice(0, lookedAt);
  if (markup.test(start) || otherFormat.test(start)) throw new AppError('unsupported_file');
}

/** No text in UTF-8 or a Latin code page has such a byte; nearly every binary format does. */
function isControl(byte: number): boolean {
  return byte < 0x20 ? !allowedControls.includes(byte) : byte === 0x7f;
}
