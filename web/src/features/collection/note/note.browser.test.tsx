import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { itemIdSchema, userIdSchema } from '@stratum/contract/ids';
import { noteText } from '@stratum/contract/note-content';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { note, noteId, server, showCollection } from '../collection.fixture.tsx';
import messages from './messages.en.json';

const { getPersonalStuff, getPersonalStuffById, updatePersonalStuff } = collectionEndpoints;

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-000000000081'));

const { content: _content, backlinks: _backlinks, preview: _preview, ...listed } = note;
const lastText = () => {
  const content = server.sent(updatePersonalStuff).at(-1)?.body.content;
  return content ? noteText(content) : '';
};

async function openNote(id = noteId) {
  await showCollection(`?item=${id}`);
  const text = page.getByRole('textbox', { name: messages.text });
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
}

test('what is typed is kept by itself, from the version it was read in, as the contract has it', async () => {
  server.now(
    answering(getPersonalStuffById, note),
    answering(getPersonalStuff, { items: [{ ...listed, id: noteId }], next: null }),
    answering(updatePersonalStuff, ({ body }) => ({ ...listed, version: body.version + 1 })),
  );
  await openNote();
  await userEvent.keyboard('{Enter}## Tomorrow{Enter}[[ ] Call Bruno{Enter}{Enter}/table');
  await page.getByRole('option', { name: messages.block.table }).click();
  await userEvent.keyboard('first cell');
  await expect.poll(lastText, { timeout: 10_000 }).toContain('first cell');
  expect(server.sent(updatePersonalStuff)[0]?.body.version).toBe(3);
  const types = server
    .sent(updatePersonalStuff)
    .at(-1)
    ?.body.content?.content?.map(({ type }) => type);
  expect(types).toContain('heading');
  expect(types).toContain('taskList');
  expect(types).toContain('table');
  expect(await accessibilityFaults()).toEqual([]);
});

/** Another one: of the first this page knows a later version. */
const otherId = itemIdSchema.parse('01990000-0000-7000-8000-0000000000d2');

test('two versions that were written apart are both shown, and merged into one', async () => {
  const elsewhere = {
    ...note,
    id: otherId,
    version: 4,
    content: {
      type: 'doc',
      content: [
        ...(note.content?.content ?? []),
        { type: 'paragraph', content: [{ type: 'text', text: 'Written on the phone.' }] },
      ],
    },
  };
  let stored = { ...note, id: otherId };
  server.now(
    answering(getPersonalStuffById, () => stored),
    answering(updatePersonalStuff, ({ body }) => {
      if (body.version === 4) return { ...listed, id: otherId, version: 5 };
      stored = elsewhere;
      return refuse('version_conflict');
    }),
  );
  await openNote(otherId);
  await userEvent.keyboard('{Enter}Written here.');
  await page.getByRole('button', { name: messages.conflict.compare }).click();
  await expect.element(page.getByRole('heading', { name: messages.conflict.title })).toBeVisible();
  await expect.element(page.getByText('Written here.')).toBeVisible();
  await expect.element(page.getByText('Written on the phone.')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: messages.conflict.merge }).click();
  await expect.poll(() => server.sent(updatePersonalStuff).at(-1)?.body.keepVersion).toBe(true);
  expect(lastText()).toContain('Written here.');
  expect(lastText()).toContain('Written on the phone.');
});
