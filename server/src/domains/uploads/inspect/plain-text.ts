import { createReadStream } from 'node:fs';
import { AppError } from '../../../platform/http/app-error.ts';

/** Tabs, line and page breaks, and the escape that some code pages switch with. */
const allowedControls = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b];
/** What a browser would take for a page or a drawing, were it to guess. */
const markup = /<(!doctype\s+html|html|head|body|script|svg|iframe|\?xml)[\s>/]/i;
const markupWithin = 2048;

/** @throws AppError unsupported_file for bytes that are no text, and for markup that runs in a browser */
export async function checkText(path: string): Promise<void> {
  let beginning = '';
  for await (const chunk of createReadStream(path)) {
    const bytes: Buffer = chunk;
    if (bytes.some(isControl)) throw new AppError('unsupported_file');
    if (beginning.length < markupWithin) beginning += bytes.toString('latin1', 0, markupWithin);
  }
  if (markup.test(beginning.slice(0, markupWithin))) throw new AppError('unsupported_file');
}

/** No text in UTF-8 or a Latin code page has such a byte; nearly every binary format does. */
function isControl(byte: number): boolean {
  return byte < 0x20 ? !allowedControls.includes(byte) : byte === 0x7f;
}
