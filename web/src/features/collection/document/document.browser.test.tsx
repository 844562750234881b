import type { DocumentPreview } from '@stratum/contract/document-preview';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import { fileIdSchema, userIdSchema } from '@stratum/contract/ids';
import type { ItemDetails } from '@stratum/contract/item';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { note, noteId, server, showCollection } from '../collection.fixture.tsx';
import messages from './messages.en.json';

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-000000000081'));

const fileId = fileIdSchema.parse('01990000-0000-7000-8000-0000000000f1');
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ready = (blocks: DocumentPreview['blocks']): DocumentPreview => ({
  state: 'ready',
  blocks,
  isCut: true,
});

function documentOf(preview: DocumentPreview, type = docx): ItemDetails {
  const file = { fileId, name: 'plan', type, size: 2048 };
  return { ...note, type: 'document', title: 'Plan', content: null, file, preview };
}

/** One page with a word on it, and a script that would open a window. */
const pdf = (word: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(window.wasRun=true)>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${35 + word.length}>>stream
BT /F 24 Tf 20 300 Td (${word}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** Whatever else is fetched is the contract's. */
function serving(bytes: string): void {
  const calls = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation((address, init) =>
    calls && address !== '/files/plan'
      ? calls(address, init)
      : Promise.resolve(new Response(bytes)),
  );
}

const link = answering(uploadEndpoints.fileLink, {
  url: '/files/plan',
  type: 'application/pdf',
  name: 'plan',
  size: 2048,
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
});

test('what is inside a document appears once it has been read', async () => {
  let isRead = false;
  const blocks: DocumentPreview['blocks'] = [
    { kind: 'heading', level: 1, text: 'Evenings' },
    { kind: 'list_item', depth: 0, isOrdered: false, text: 'Lamp off' },
    { kind: 'table', rows: [['Mon', '22:30']] },
    { kind: 'picture', image: 0, alt: 'A lamp' },
  ];
  const picture = {
    fileId,
    name: 'lamp',
    type: 'image/webp',
    size: 9,
    caption: '',
    url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  };
  server.now(
    link,
    answering(collectionEndpoints.getPersonalStuffById, () =>
      isRead
        ? { ...documentOf(ready(blocks)), images: [picture] }
        : documentOf({ state: 'waiting', blocks: [], isCut: false }),
    ),
  );
  await showCollection(`?item=${noteId}`);
  await expect.element(page.getByText(messages.reading, { exact: true })).toBeVisible();
  isRead = true;
  await expect.element(page.getByRole('heading', { level: 2, name: 'Evenings' })).toBeVisible();
  await expect.element(page.getByRole('listitem').getByText('Lamp off')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '22:30' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'A lamp' })).toBeInTheDocument();
  await expect.element(page.getByText(messages.cut)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a document that could not be read says so, and can be had as it is', async () => {
  const unreadable = documentOf({ state: 'unreadable', blocks: [], isCut: false });
  server.now(answering(collectionEndpoints.getPersonalStuffById, unreadable));
  await showCollection(`?item=${noteId}`);
  await expect.element(page.getByRole('heading', { name: messages.unreadable })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible();
});

test('a PDF is drawn, said and sized, and none of its scripts runs', async () => {
  const item = documentOf({ state: 'ready', blocks: [], isCut: false }, 'application/pdf');
  server.now(link, answering(collectionEndpoints.getPersonalStuffById, item));
  serving(pdf('Periwinkle'));
  await showCollection(`?item=${noteId}`);
  const first = page.getByRole('img', { name: 'Page 1 of 1' });
  await expect.poll(() => inkIn(first.element()), { timeout: 40_000 }).toBeGreaterThan(20);
  await expect.element(page.getByText('Periwinkle')).toBeInTheDocument();
  const before = first.element().clientWidth;
  await page.getByRole('region', { name: 'Pages of Plan' }).click();
  await userEvent.keyboard('+');
  await expect.element(page.getByText('125%')).toBeVisible();
  await expect.poll(() => first.element().clientWidth).toBeGreaterThan(before);
  expect(await accessibilityFaults()).toEqual([]);
  expect(window).not.toHaveProperty('wasRun');
});

test('a PDF that is none says so', async () => {
  const item = documentOf({ state: 'unreadable', blocks: [], isCut: false }, 'application/pdf');
  server.now(link, answering(collectionEndpoints.getPersonalStuffById, item));
  serving('%PDF-1.4 and then nothing');
  await showCollection(`?item=${noteId}`);
  await expect.element(page.getByRole('heading', { name: messages.pdf_damaged })).toBeVisible();
});

/** Dark pixels of a drawing. */
function inkIn(paper: Element): number {
  const canvas = paper.querySelector('canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels ? pixels.filter((value, at) => at % 4 === 0 && value < 100).length : 0;
}
