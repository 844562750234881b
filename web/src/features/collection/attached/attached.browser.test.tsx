import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { goalIdSchema, milestoneIdSchema, userIdSchema } from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { note, server, showCollection } from '../collection.fixture.tsx';
import collection from '../messages.en.json';
import AttachedItems from './attached-items.tsx';
import messages from './messages.en.json';

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-000000000081'));

const { attachPersonalStuff, attachedPersonalStuff, placesOfPersonalStuff } = attachmentEndpoints;
const goalId = goalIdSchema.parse('01990000-0000-7000-8000-0000000000a1');
const milestoneId = milestoneIdSchema.parse('01990000-0000-7000-8000-0000000000a2');
const { content: _content, backlinks: _backlinks, preview: _preview, ...item } = note;
const { id, type, title } = item;

test('an item is attached to a part of a goal, leads to itself, and is taken away again', async () => {
  const to = { milestoneId };
  let isAttached = false;
  server.now(
    answering(attachedPersonalStuff, () => ({
      items: isAttached ? [{ item: { id, type, title }, to }] : [],
    })),
    answering(collectionEndpoints.getPersonalStuff, { items: [item], next: null }),
    answering(attachPersonalStuff, ({ body }) => {
      isAttached = body.attached;
      return { attached: isAttached };
    }),
  );
  const targets = [
    { to: { goalId }, label: 'Sleep seven hours' },
    { to, label: 'Know my nights' },
  ];
  await renderInApp(
    <QueryClientProvider client={queryClient}>
      <AttachedItems place={{ goalId }} targets={targets} />
    </QueryClientProvider>,
    '/en/goal-details',
  );
  await expect.element(page.getByText(messages.none)).toBeVisible();
  await page.getByRole('button', { name: messages.attach }).click();
  await page.getByLabelText(messages.where).selectOptions('Know my nights');
  await expect.element(page.getByRole('button', { name: title })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: title }).click();
  const link = page.getByRole('link', { name: `${title} Know my nights` });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`item=${id}`));
  await page.getByRole('button', { name: `Take ${title} away from here` }).click();
  await expect.element(page.getByText(messages.none)).toBeVisible();
  // Shown at once, sent behind it.
  const sent = () => server.sent(attachPersonalStuff).map(({ body }) => body);
  await expect.poll(sent).toEqual([
    { id, to, attached: true },
    { id, to, attached: false },
  ]);
});

const sleep = {
  traitId: 'sleep',
  categoryType: 'personal-health' as const,
  name: 'Sleep',
  definition: '',
  behaviours: Array.from({ length: 9 }, () => ''),
  tips: Array.from({ length: 8 }, () => ''),
};

test('an item is attached from its own menu, says what it is attached to, and leads there', async () => {
  const picture = { ...note, type: 'image' as const, content: null };
  server.now(
    answering(collectionEndpoints.getPersonalStuffById, picture),
    answering(goalEndpoints.goalList, { items: [], next: null }),
    answering(attachPersonalStuff, { attached: true }),
    answering(assessmentEndpoints.traits, { traits: [sleep] }),
    answering(placesOfPersonalStuff, {
      items: [{ kind: 'milestone', milestoneId, goalId, name: 'Know my nights' }],
    }),
  );
  await showCollection(`?item=${id}`);
  const link = page.getByRole('link', { name: 'Milestone Know my nights' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`id=${goalId}`));
  const before = server.sent(attachPersonalStuff).length;
  await page.getByRole('button', { name: collection.item_actions }).click();
  await page.getByRole('menuitem', { name: collection.attach }).click();
  await page.getByLabelText(messages.where).selectOptions('Sleep');
  await page.getByRole('button', { name: messages.attach, exact: true }).click();
  await expect
    .poll(() => server.sent(attachPersonalStuff).slice(before))
    .toMatchObject([{ body: { id, to: { traitId: 'sleep' }, attached: true } }]);
});
