import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { zipOf } from '../../../test/files/make-files.ts';
import type { DocumentFormat, ReadDocument } from './document-task.ts';
import { readDocument } from './read-document.ts';
import { documentRules } from './rules.ts';

const files = fileURLToPath(new URL('../../../test/files/documents', import.meta.url));
/** However busy the machine is: only what the document itself costs is bounded. */
const patient = { ...documentRules, wallClock: 3600 };
const readFixture = (name: string) => {
  const format = name.slice(name.lastIndexOf('.') + 1) as DocumentFormat;
  return readDocument({ path: join(files, name), format }, patient);
};

async function readBytes(bytes: Buffer, format: DocumentFormat): Promise<ReadDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-documents-'));
  try {
    const path = join(folder, 'document');
    await writeFile(path, bytes);
    return await readDocument({ path, format }, patient);
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('reads a text document as headings, lists, tables and pictures', async () => {
  const { blocks, pictures, isCut } = await readFixture('evening.docx');
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Evening plan' },
    { kind: 'paragraph', text: 'A calm walk along the embankment after supper.' },
    { kind: 'heading', level: 2, text: 'Steps' },
    { kind: 'list_item', depth: 0, isOrdered: false, text: 'Lamp off' },
    { kind: 'list_item', depth: 1, isOrdered: false, text: 'Book' },
    { kind: 'list_item', depth: 0, isOrdered: true, text: 'First' },
    {
      kind: 'table',
      rows: [
        ['Day', 'Hour'],
        ['Mon', '22:30'],
      ],
    },
    { kind: 'picture', image: 0, alt: 'A lamp' },
    { kind: 'paragraph', text: 'Written in a chronicle.' },
  ]);
  expect(Buffer.from(pictures[0] ?? []).toString('latin1', 1, 4)).toBe('PNG');
  expect(isCut).toBe(false);
});

it.each([
  ['evening.docx', 'embankment'],
  ['nights.xlsx', 'thermostat'],
  ['rest.pptx', 'metronome'],
  ['word.pdf', 'periwinkle'],
])('finds the words inside %s', async (name, word) => {
  expect((await readFixture(name)).text).toContain(word);
});

it('reads slides and sheets by name, and cells where they stand', async () => {
  expect((await readFixture('rest.pptx')).blocks).toMatchObject([
    { kind: 'slide', number: 1 },
    { kind: 'paragraph', text: 'Rest' },
    { kind: 'list_item', text: 'First point: the hammock' },
    { kind: 'list_item', text: 'Second point' },
    { kind: 'picture', image: 0 },
    { kind: 'slide', number: 2 },
    { kind: 'table' },
  ]);
  const { blocks } = await readFixture('nights.xlsx');
  expect(blocks[0]).toEqual({ kind: 'sheet', name: 'Nights' });
  expect(blocks[1]).toMatchObject({ rows: expect.arrayContaining([['', '', '', 'thermostat']]) });
});

it('takes the semicolons and the letters of older programs, and runs no formula', async () => {
  const table = Buffer.from('Tag;Größe\nMo;"7,5"\n"=HYPERLINK(""http://x"")";2\n', 'latin1');
  expect((await readBytes(table, 'csv')).blocks[1]).toEqual({
    kind: 'table',
    rows: [
      ['Tag', 'Größe'],
      ['Mo', '7,5'],
      ['=HYPERLINK("http://x")', '2'],
    ],
  });
});

const word = (xml: string) => [
  {
    name: '[Content_Types].xml',
    content:
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  { name: 'word/document.xml', content: xml },
];
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const body = (inside: string) => `<w:document ${namespace}><w:body>${inside}</w:body></w:document>`;

it.each([
  ['elements without end', zipOf(word(body(paragraph('a').repeat(600_000))))],
  [
    'a heap of nested tables',
    zipOf(
      word(body(`${'<w:tbl><w:tr><w:tc>'.repeat(5_000)}${'</w:tc></w:tr></w:tbl>'.repeat(5_000)}`)),
    ),
  ],
  ['no document', Buffer.from('PK\x03\x04')],
])('refuses %s', async (_what, bytes) => {
  await expect(readBytes(bytes, 'docx')).rejects.toMatchObject({ code: 'unreadable_file' });
});

it.each([
  ['processor time', { processorTime: 0 }],
  ['memory', { memory: 1 }],
])('ends a reader whose %s is used up', async (_what, tight) => {
  const task = { path: join(files, 'word.pdf'), format: 'pdf' } as const;
  await expect(readDocument(task, { ...patient, ...tight })).rejects.toMatchObject({
    code: 'unreadable_file',
  });
});
