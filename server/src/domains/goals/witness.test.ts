import { chatRoutes } from '@stratum/contract/chat';
import type { WitnessAnswer } from '@stratum/contract/goal-words';
import { goalRoutes } from '@stratum/contract/goals';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId, MilestoneId } from '@stratum/contract/ids';
import { notificationRoutes } from '@stratum/contract/notifications';
import { witnessRoutes as routes } from '@stratum/contract/witness';
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { connectLive } from '../../../test/live-client.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import { readMessages, twoInGroup } from '../../../test/two-in-group.ts';

const on = await openTestApp();
afterAll(() => on.close());

/** Ada's goal, whose first milestone is done, and Bruno in a group with her. */
async function ticked() {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const goal = await makeGoal(ada);
  const { first, second } = partsOf(goal);
  await tick(ada, goal.id, first.id, 'Completed');
  return { ada, bruno, ppauGroupId, goal, first, second };
}

async function tick(
  owner: SignedInUser,
  id: Awaited<ReturnType<typeof makeGoal>>['id'],
  milestoneId: MilestoneId,
  status: 'Completed' | 'InComplete',
) {
  on.clock.advance(1_000);
  dataOf(await owner.call(goalRoutes.goalStatusUpdate, { body: { id, milestoneId, status } }));
}

async function ask(
  owner: SignedInUser,
  ppauGroupId: GroupId,
  { id: userId }: SignedInUser,
  milestoneId: MilestoneId,
) {
  return owner.call(routes.askWitness, { body: { milestoneId, ppauGroupId, userId } });
}

const answer = (witness: SignedInUser, milestoneId: MilestoneId, said: WitnessAnswer) =>
  witness.call(routes.answerWitness, { body: { milestoneId, answer: said } });

async function cardIn(reader: SignedInUser, ppauGroupId: GroupId) {
  const { items } = await readMessages(reader, ppauGroupId);
  const cards = items.flatMap(({ attachment }) =>
    attachment && 'goal' in attachment ? [attachment.goal] : [],
  );
  expect(cards).toHaveLength(1);
  return cards[0] ?? expect.unreachable();
}

async function firstOfGoal(owner: SignedInUser, id: Awaited<ReturnType<typeof makeGoal>>['id']) {
  const { milestones } = dataOf(await owner.call(goalRoutes.goalDetails, { params: { id } }));
  return milestones[0] ?? expect.unreachable();
}

const told = async (reader: SignedInUser, kind: string) =>
  dataOf(await reader.call(notificationRoutes.getNotification)).items.filter(
    (each) => each.kind === kind,
  );

describe('a milestone that somebody is asked to confirm', () => {
  it('shows on goal and card, which the group sees from then on, and asks by a notice', async () => {
    const { ada, bruno, ppauGroupId, goal, first } = await ticked();
    const asked = { userId: bruno.id, first_name: 'Bruno', groupId: ppauGroupId, state: 'asked' };
    expect(dataOf(await ask(ada, ppauGroupId, bruno, first.id))).toEqual(asked);
    expect(await firstOfGoal(ada, goal.id)).toMatchObject({ witness: asked });
    expect((await cardIn(bruno, ppauGroupId)).milestones).toMatchObject([
      { id: first.id, steps: 2, done: 2, witness: { userId: bruno.id, state: 'asked' } },
      { steps: 1, done: 0, witness: null },
    ]);
    expect(await told(bruno, 'witness_asked')).toMatchObject([
      { data: { milestoneName: first.milestoneName }, target: `/ppau?group=${ppauGroupId}` },
    ]);
  });

  it('changes for both at once when it is answered, and says so in the history', async () => {
    const { ada, bruno, ppauGroupId, goal, first } = await ticked();
    await ask(ada, ppauGroupId, bruno, first.id);
    const url = await on.app.listen({ host: '127.0.0.1', port: 0 });
    const clients = await Promise.all([ada, bruno].map((person) => connectLive(url, person.token)));
    for (const client of clients) {
      client.send({ type: 'resume', groups: { [ppauGroupId]: 'now' } });
      await client.next('resumed');
    }
    const confirmed = { userId: bruno.id, state: 'confirmed' };
    expect(dataOf(await answer(bruno, first.id, 'confirmed'))).toMatchObject(confirmed);
    for (const client of clients) {
      const { message } = await client.next('message_changed');
      expect(message.attachment).toMatchObject({
        goal: { milestones: [{ witness: confirmed }, { witness: null }] },
      });
    }
    expect(await clients[0]?.next('goal_changed')).toMatchObject({ id: goal.id });
    expect(await told(ada, 'witness_answered')).toMatchObject([
      { data: { answer: 'confirmed' }, target: `/goal-details?id=${goal.id}` },
    ]);
    expect(await told(bruno, 'witness_asked')).toMatchObject([{ readAt: expect.any(String) }]);
    const { items } = dataOf(
      await ada.call(goalRoutes.goalHistory, {
        params: { id: goal.id },
        query: { views: 'false' },
      }),
    );
    expect(items.slice(0, 2).map(({ actorId, data }) => [actorId, data.change])).toEqual([
      [bruno.id, 'witness_answered'],
      [ada.id, 'witness_asked'],
    ]);
    // Said twice is said once.
    await answer(bruno, first.id, 'confirmed');
    expect(await told(ada, 'witness_answered')).toHaveLength(1);
  });

  it('can be proved, asked again, and speaks for the tick it was asked of alone', async () => {
    const { ada, bruno, ppauGroupId, goal, first } = await ticked();
    await ask(ada, ppauGroupId, bruno, first.id);
    await answer(bruno, first.id, 'proof');
    expect((await firstOfGoal(ada, goal.id)).witness).toMatchObject({ state: 'proof' });
    await ask(ada, ppauGroupId, bruno, first.id);
    expect((await firstOfGoal(ada, goal.id)).witness).toMatchObject({ state: 'asked' });
    await answer(bruno, first.id, 'confirmed');
    await tick(ada, goal.id, first.id, 'InComplete');
    await tick(ada, goal.id, first.id, 'Completed');
    expect((await firstOfGoal(ada, goal.id)).witness).toBeUndefined();
    expect((await cardIn(bruno, ppauGroupId)).milestones[0]).toMatchObject({ witness: null });
    expect((await answer(bruno, first.id, 'confirmed')).status).toBe(404);
  });

  it('is asked of members about what is done, and answered by whoever was asked, while both are in', async () => {
    const { ada, bruno, ppauGroupId, first, second } = await ticked();
    const chloe = await on.build.user();
    expect((await ask(ada, ppauGroupId, chloe, first.id)).status).toBe(404);
    expect((await ask(ada, ppauGroupId, ada, first.id)).status).toBe(404);
    expect((await ask(ada, ppauGroupId, bruno, second.id)).status).toBe(409);
    expect((await ask(bruno, ppauGroupId, ada, first.id)).status).toBe(404);
    await addMember(on, ppauGroupId, chloe);
    await ask(ada, ppauGroupId, bruno, first.id);
    expect((await answer(chloe, first.id, 'confirmed')).status).toBe(404);
    await bruno.call(groupRoutes.removeLeaveGroup, { body: { ppauGroupId } });
    expect((await answer(bruno, first.id, 'confirmed')).status).toBe(404);
  });

  it('is not told to other groups', async () => {
    const { ada, bruno, ppauGroupId, goal, first } = await ticked();
    const { id: other } = await makeGroup(ada, 'Others');
    const body = {
      clientId: 'card',
      type: 'goalHistoryImage' as const,
      attachment: { goalId: goal.id },
    };
    dataOf(await ada.call(chatRoutes.sendMessage, { params: { ppauGroupId: other }, body }));
    await ask(ada, ppauGroupId, bruno, first.id);
    expect((await cardIn(ada, other)).milestones[0]).toMatchObject({ done: 2, witness: null });
  });
});
