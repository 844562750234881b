import { readFile } from 'node:fs/promises';
import { OfficeParser, type OfficeParserAST } from 'officeparser';
import type { DocumentTask, ReadDocument } from '../document-task.ts';
import { documentRules } from '../rules.ts';
import { blocksOf } from './blocks.ts';
import { decodeText, delimiterOf, readPlainText } from './plain-text.ts';

const { inflated, parts, elements, rows, columns, pages, characters } = documentRules;

/** Scripts, macros and formulas are never run: a formula’s last value is its text. */
export async function parseDocument({ path, format }: DocumentTask): Promise<ReadDocument> {
  const bytes = await readFile(path);
  if (format === 'txt') return readPlainText(bytes);
  const table = format === 'csv' ? decodeText(bytes) : null;
  const parsed = await OfficeParser.parseOffice(table === null ? bytes : Buffer.from(table), {
    fileType: format,
    ...(table !== null && { csvDelimiter: delimiterOf(table) }),
    extractAttachments: format !== 'pdf',
    ignoreSlideMasters: true,
    ignoreHeadersAndFooters: true,
    ignorePageGeometry: true,
    decompressionLimits: {
      maxUncompressedBytes: inflated,
      maxZipEntries: parts,
      maxXmlElements: elements,
      maxTableCells: rows * columns * 10,
    },
    // This process is one of its own already.
    pdfParserConfig: { separateProcess: false, pageRange: `1-${pages}` },
  });
  const { value: text } = await parsed.to('text');
  const words = text.slice(0, characters);
  return { ...(format === 'pdf' ? noBlocks : blocksOf(contentOf(parsed))), text: words };
}

/** A browser draws the pages of a PDF. */
const noBlocks = { blocks: [], pictures: [], isCut: false };

function contentOf({ content, attachments }: OfficeParserAST) {
  const pictures = new Map(attachments?.map(({ name, data }) => [name, data]));
  return { content, pictureOf: (name: string) => pictures.get(name) };
}
