import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { groupIdSchema, userIdSchema } from '@stratum/contract/ids';
import { noteText } from '@stratum/contract/note-content';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { listedGroup } from '../../../testing/group.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { note, server } from '../collection.fixture.tsx';
import { CaptureDialog } from './capture-dialog.tsx';
import messages from './messages.en.json';
import { SearchDialog } from './search-dialog.tsx';

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-000000000081'));

const { addPersonalStuff, getPersonalStuff } = collectionEndpoints;
const { content: _content, backlinks: _backlinks, preview: _preview, ...listed } = note;

test('what is written down from anywhere is a note of no collection, by its first line', async () => {
  server.now(answering(addPersonalStuff, { ...listed, version: 1 }));
  await renderInApp(<CaptureDialog onClose={() => undefined} />, '/en/dashboard');
  await page.getByRole('button', { name: messages.keep }).click();
  await expect.element(page.getByText(messages.missing)).toBeVisible();
  await page.getByLabelText(messages.text).fill('Ask Bruno\nabout the lamps');
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => server.sent(addPersonalStuff).length).toBe(1);
  const [kept] = server.sent(addPersonalStuff).map(({ body }) => body);
  expect(kept).toMatchObject({ type: 'note', title: 'Ask Bruno', collectionId: null });
  expect(kept?.content && noteText(kept.content)).toBe('Ask Bruno\nabout the lamps');
});

test('a search finds words of items with their marks, and skills, groups and pages by name', async () => {
  const text = 'Lamps down at nine.';
  const hit = { place: 'note' as const, text, marks: [[0, 5] as [number, number]] };
  const group = {
    ...listedGroup(groupIdSchema.parse('01990000-0000-7000-8000-0000000000e1')),
    name: 'The lamplighters',
  };
  server.now(
    answering(getPersonalStuff, { items: [{ ...listed, hit }], next: null }),
    answering(goalEndpoints.goalList, { items: [], next: null }),
    answering(groupEndpoints.listGroups, { items: [group], next: null, invitations: [] }),
    answering(assessmentEndpoints.traits, { traits: [] }),
  );
  await renderInApp(
    <QueryClientProvider client={queryClient}>
      <SearchDialog onClose={() => undefined} />
    </QueryClientProvider>,
    '/en/dashboard',
  );
  await page.getByRole('combobox', { name: messages.search.title }).fill('lamp');
  const found = page.getByRole('option');
  await expect
    .element(found.filter({ hasText: note.title }).getByText('Lamp', { exact: true }))
    .toBeVisible();
  await expect.element(found.filter({ hasText: messages.search.kind.group })).toBeVisible();
  await expect
    .element(found.filter({ hasText: messages.search.kind.page }))
    .not.toBeInTheDocument();
  await expect.poll(() => server.sent(getPersonalStuff).at(-1)?.query.search).toBe('lamp');
  expect(await accessibilityFaults()).toEqual([]);
});
