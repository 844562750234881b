import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { goalIdSchema, milestoneIdSchema } from '@stratum/contract/ids';
import type { GoalCard } from '@stratum/contract/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { listedGroup } from '../../../testing/group.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { groupId, idOf, server, show } from '../boards.fixture.tsx';
import { CardWitness, MilestoneWitness } from '../index.ts';
import words from './messages.en.json';

signedInAs(ada.id);

const { answerWitness, askWitness } = goalEndpoints;
const [noor, jonas] = [idOf(0), idOf(1)];
const milestoneId = (place: number) =>
  milestoneIdSchema.parse(`01990000-0000-7000-8000-0000000000c${place}`);

type Witness = GoalCard['milestones'][number]['witness'];

/** Two of three milestones are done; the second one's witness is given. */
const goalWith = (witness: Witness): GoalCard => ({
  goalId: goalIdSchema.parse('01990000-0000-7000-8000-0000000000d0'),
  goalName: 'Run ten kilometres',
  goalCategory: 'personal-health',
  status: 'InComplete',
  progress: 66,
  goalStartDate: '2026-10-01',
  goalEndDate: '2026-12-31',
  milestones: ['Five', 'Eight', 'Ten'].map((milestoneName, place) => ({
    id: milestoneId(place),
    milestoneName,
    steps: 2,
    done: place < 2 ? 2 : 0,
    witness: [{ userId: jonas, state: 'confirmed' as const }, witness, null][place] ?? null,
  })),
});

const card = (witness: Witness, ownerId = noor) => (
  <CardWitness
    goal={goalWith(witness)}
    groupId={groupId}
    ownerId={ownerId}
    me={ada.id}
    nameOf={(userId) => (userId === jonas ? 'Jonas' : 'Noor')}
  />
);
const button = (name: string) => page.getByRole('button', { name });

test('whoever was asked confirms or asks for proof from the card', async () => {
  const told = { userId: ada.id, first_name: 'Ada', groupId };
  server.now(answering(answerWitness, ({ body: { answer } }) => ({ ...told, state: answer })));
  await show(card({ userId: ada.id, state: 'asked' }));
  await expect.element(page.getByText('“Eight” is done, says Noor.')).toBeVisible();
  await expect.element(page.getByText(`Milestone 2 of 3. ${words.self.asked}`)).toBeVisible();
  await button(words.proof).click();
  await button(words.confirm).click();
  await expect
    .poll(() => server.sent(answerWitness).map(({ body }) => body))
    .toEqual([
      { milestoneId: milestoneId(1), answer: 'proof' },
      { milestoneId: milestoneId(1), answer: 'confirmed' },
    ]);
  expect(await accessibilityFaults()).toEqual([]);
});

test('others read who was asked or has confirmed, and have nothing to press', async () => {
  await show(
    <>
      {card({ userId: jonas, state: 'asked' })}
      {card({ userId: jonas, state: 'confirmed' })}
    </>,
  );
  await expect.element(page.getByText(/Jonas was asked to confirm this/)).toBeVisible();
  await expect.element(page.getByText(/Jonas has confirmed this/)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('whose goal it is asks a member, on the card and on the goal’s own page', async () => {
  const member = {
    role: 'member' as const,
    share: true,
    image: null,
    joinedAt: '2026-11-01T00:00:00.000Z',
  };
  server.now(
    answering(groupEndpoints.listGroups, {
      items: [listedGroup(groupId)],
      next: null,
      invitations: [],
    }),
    answering(groupEndpoints.groupMembers, {
      items: [
        { ...member, userId: ada.id, first_name: 'Ada' },
        { ...member, userId: noor, first_name: 'Noor' },
        { ...member, userId: jonas, first_name: 'Jonas' },
      ],
      next: null,
    }),
    answering(askWitness, { userId: jonas, first_name: 'Jonas', groupId, state: 'asked' }),
  );
  const milestone = {
    id: milestoneId(1),
    milestoneName: 'Eight',
    dueDate: null,
    status: 'Completed' as const,
    completedAt: '2026-11-20T09:00:00.000Z',
    microGoal: [],
  };
  await show(<MilestoneWitness milestone={milestone} />);
  await button(words.ask).click();
  await page.getByLabelText(words.dialog.member).selectOptions('Jonas');
  expect(await accessibilityFaults()).toEqual([]);
  await button(words.dialog.ask).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.sent(askWitness).map(({ body }) => body)).toEqual([
    { milestoneId: milestoneId(1), ppauGroupId: groupId, userId: jonas },
  ]);
});
