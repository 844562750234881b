import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ItemId, UserId } from '@stratum/contract/ids';
import { fileTypes } from '@stratum/contract/upload-words';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { officeOf, zipOf } from '../../../test/files/make-files.ts';
import { documentRules } from '../../platform/documents/rules.ts';
import { createJobQueue } from '../../platform/jobs/job-queue.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { importFile, uploadDeps } from '../uploads/index.ts';
import { readDocumentJob, readDocumentKind } from './document.ts';
import { importItem } from './import.ts';

const typeOf = (wanted: string) =>
  Object.entries(fileTypes).find(([, { extension }]) => extension === wanted)?.[0] ?? '';
const mainPart = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};

/** What is read of each. */
const readPart = {
  docx: 'word/media/image1.png',
  xlsx: 'xl/worksheets/sheet1.xml',
  pptx: 'ppt/slides/slide1.xml',
};

/** More zeros than a reader may unpack, said to be few. */
const bombOf = (extension: keyof typeof mainPart) =>
  officeOf(mainPart[extension], `${typeOf(extension)}.main+xml`, [
    { name: readPart[extension], content: Buffer.alloc(documentRules.inflated + 1), claimed: 10 },
  ]);

/** Entities of entities: some lines that stand for a gigabyte; one for a file of this machine. */
function laughing(): Buffer {
  const lines = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  );
  const declared = `<!DOCTYPE d [<!ENTITY l0 "ha">${lines.join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const body = `<w:document xmlns:w="${w}"><w:body><w:p><w:r><w:t>&l9;&f;</w:t></w:r></w:p></w:body></w:document>`;
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${typeOf('docx')}.main+xml"/></Types>`,
    },
    { name: 'word/document.xml', content: `<?xml version="1.0"?>${declared}${body}` },
  ]);
}

/** One page that wants to run a script as it opens. */
const script = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(while\\(true\\){})>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<<>>>>endobj
trailer<</Root 1 0 R>>`);

/** Which of the hostile ones would fill the memory. */
const bombs = [0, 1, 2];
const hostile: readonly (readonly [extension: string, bytes: Buffer])[] = [
  ['docx', bombOf('docx')],
  ['xlsx', bombOf('xlsx')],
  ['pptx', bombOf('pptx')],
  ['docx', laughing()],
  [
    'xlsm',
    officeOf('xl/workbook.xml', `${typeOf('xlsm')}.main+xml`, [
      { name: 'xl/vbaProject.bin', content: 'Sub Auto_Open()' },
    ]),
  ],
  ['pdf', script],
];
const formulas = Buffer.from('=cmd|"/c calc"!A1;+1\n=HYPERLINK("http://x");2\n');
const calm = Buffer.from('The lamp; at nine\n');
const many = 50;
/** Looking costs as much as reading. The test's own time-out ends the wait. */
const waiting = { timeout: 180_000, interval: 400 };

test('fifty that came at once are read one after the other, and do no harm', {
  timeout: 180_000,
}, async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const documents = Array.from(
    { length: many - 1 },
    (_, at): (typeof hostile)[number] => hostile[at] ?? ['csv', formulas],
  );
  const ids: ItemId[] = [];
  for (const [extension, bytes] of documents) ids.push(await keep(on, ada.id, extension, bytes));
  const last = await keep(on, ada.id, 'csv', calm);
  const most = await watchedUntilRead(on);
  expect(most.readers).toBe(1);
  expect(most.memory).toBeLessThan(documentRules.memory * 1.2);
  const { rows } = await on.database.pool.query(
    `SELECT item_id AS id, is_readable, text, blocks::text FROM collection_document_previews
     JOIN collection_items ON id = item_id`,
  );
  expect(rows).toHaveLength(many);
  expect(JSON.stringify(rows)).not.toMatch(/haha|root:|Auto_Open|while/);
  const readable = new Map(rows.map((row) => [row.id, row.is_readable]));
  expect(bombs.map((at) => readable.get(ids[at]))).toEqual([false, false, false]);
  expect(readable.get(last)).toBe(true);
  // A formula is the text that it is.
  expect(rows.filter(({ blocks }) => blocks.includes('=cmd|'))).toHaveLength(
    many - 1 - hostile.length,
  );
});

/** A document that waits to be read. */
async function keep(
  { database, storage, clock, jobs }: TestApp,
  userId: UserId,
  extension: string,
  bytes: Buffer,
): Promise<ItemId> {
  return inTransaction(database.db, async (tx) => {
    const now = clock.now();
    const given = { userId, name: `a.${extension}`, type: typeOf(extension), bytes } as const;
    const file = await importFile(tx, storage, { ...given, purpose: 'collection', createdAt: now });
    const labels = { collectionId: null, tags: [], categoryType: null, traitId: null };
    const times = { createdAt: now, editedAt: now, deletedAt: null };
    const item = { ...labels, ...times, type: 'document', title: 'a', pinned: false } as const;
    const files = [{ file, caption: '' }];
    const story = { ...item, backgroundId: null, files };
    const itemId = await importItem(tx, { userId, locale: 'en' }, story);
    await jobs.send(tx, readDocumentKind, { itemId, userId, locale: 'en' });
    return itemId;
  });
}

/** Has a process of the product’s read them. @returns the most readers at a time, and their memory */
async function watchedUntilRead({ deps, database, log, clock, jobs }: TestApp) {
  const worker = { fallbackSeconds: 1, maintenanceSeconds: 60 };
  const queue = createJobQueue({ address: database.address, log, worker });
  const uploads = uploadDeps(deps);
  queue.register([readDocumentJob({ db: database.db, clock, jobs, uploads, quota: 2 ** 31 })]);
  onTestFinished(() => queue.stop());
  await queue.start();
  const most = { readers: 0, memory: 0 };
  const read = async () => {
    const found = await readers();
    most.readers = Math.max(most.readers, found.length);
    most.memory = Math.max(most.memory, ...found);
    return database.pool.query('SELECT 1 FROM collection_document_previews');
  };
  await expect.poll(async () => (await read()).rowCount, waiting).toBe(many);
  return most;
}

/** Resident bytes of each process that this one has read a document. */
async function readers(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,rss=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes('documents/reader/main.ts'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent]) => parent === String(process.pid))
    .map(([, kilobytes]) => Number(kilobytes) * 1024);
}
