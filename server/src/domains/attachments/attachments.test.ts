import { type AttachmentTarget, attachmentRoutes as routes } from '@stratum/contract/attachments';
import { chatRoutes } from '@stratum/contract/chat';
import { collectionRoutes } from '@stratum/contract/collection';
import { goalStepRoutes } from '@stratum/contract/goal-steps';
import type { Item } from '@stratum/contract/item';
import { videoRoutes } from '@stratum/contract/videos';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import { makeNote } from '../../../test/make-item.ts';
import { makeVideo } from '../../../test/make-video.ts';
import { sendText } from '../../../test/send-text.ts';
import { newId } from '../../platform/new-id.ts';

const on = await openTestApp();
const { build, close } = on;
afterAll(close);

const attach = (who: SignedInUser, { id }: Item, to: AttachmentTarget, attached = true) =>
  who.call(routes.attachPersonalStuff, { body: { id, to, attached } });
const placesOf = async (who: SignedInUser, { id }: Item) =>
  dataOf(await who.call(routes.placesOfPersonalStuff, { query: { id } })).items;

/** One of everything that an item can be attached to. */
async function everyPlace(ada: SignedInUser) {
  const goal = await makeGoal(ada);
  const milestoneId = partsOf(goal).first?.id ?? expect.unreachable();
  const videoId = await makeVideo(on);
  const body = { performance_video_id: videoId, second: 12 };
  const moment = dataOf(await ada.call(videoRoutes.bookmarkVideo, { body }));
  const group = await makeGroup(ada);
  const message = await sendText(ada, group.id, 'Look at this.');
  return { goal, milestoneId, videoId, moment, group, message };
}

it('stands at a goal, a milestone, a trait, a moment and a message, and leads back to each', async () => {
  const ada = await build.user();
  const item = await makeNote(ada);
  const { goal, milestoneId, videoId, moment, group, message } = await everyPlace(ada);
  const targets: readonly AttachmentTarget[] = [
    { goalId: goal.id },
    { milestoneId },
    { traitId: 'sleep' },
    { momentId: moment.id },
    { messageId: message.id },
  ];
  for (const to of [...targets, ...targets]) dataOf(await attach(ada, item, to));
  expect(await placesOf(ada, item)).toMatchObject([
    { kind: 'goal', goalId: goal.id, name: goal.goalName },
    { kind: 'milestone', milestoneId, goalId: goal.id, name: 'Know my nights' },
    { kind: 'trait', traitId: 'sleep' },
    { kind: 'moment', momentId: moment.id, performance_video_id: videoId, second: 12 },
    { kind: 'message', groupId: group.id, timetoken: message.timetoken, name: 'Early risers' },
  ]);
  const linked = { id: item.id, type: 'note', title: item.title };
  const at = async (query: object) =>
    dataOf(await ada.call(routes.attachedPersonalStuff, { query })).items;
  expect(await at({ goalId: goal.id })).toEqual([
    { item: linked, to: targets[0] },
    { item: linked, to: targets[1] },
  ]);
  expect(await at({ traitId: 'sleep' })).toEqual([{ item: linked, to: targets[2] }]);
  expect(await at({ performance_video_id: videoId })).toEqual([{ item: linked, to: targets[3] }]);
  expect(await at({ ppauGroupId: group.id })).toEqual([{ item: linked, to: targets[4] }]);
});

it('can be taken away, rests in the trash, and goes with what it was attached to', async () => {
  const ada = await build.user();
  const item = await makeNote(ada);
  const { goal, milestoneId } = await everyPlace(ada);
  for (const to of [{ goalId: goal.id }, { milestoneId }]) dataOf(await attach(ada, item, to));
  dataOf(await attach(ada, item, { goalId: goal.id }, false));
  expect(await placesOf(ada, item)).toMatchObject([{ kind: 'milestone', milestoneId }]);
  dataOf(await ada.call(collectionRoutes.removePersonalStuff, { query: { ids: item.id } }));
  const query = { goalId: goal.id };
  expect(dataOf(await ada.call(routes.attachedPersonalStuff, { query })).items).toEqual([]);
  dataOf(await ada.call(goalStepRoutes.removeMilestone, { query: { id: milestoneId } }));
  expect(await placesOf(ada, item)).toEqual([]);
});

it('is refused alike at what is another’s and at what is nowhere', async () => {
  const [ada, eve] = [await build.user(), await build.user()];
  const own = await makeNote(eve);
  const { goal, milestoneId, moment, message } = await everyPlace(ada);
  const targets: readonly AttachmentTarget[] = [
    { goalId: goal.id },
    { milestoneId },
    { momentId: moment.id },
    { messageId: message.id },
    { goalId: newId() },
    { milestoneId: newId() },
    { momentId: newId() },
    { messageId: newId() },
  ];
  for (const to of targets) {
    expect(await attach(eve, own, to)).toMatchObject({ status: 404, error: { code: 'not_found' } });
  }
  expect(await placesOf(eve, own)).toEqual([]);
});

it('is seen by its owner alone, in a group too, and not where the message is deleted', async () => {
  const [ada, eve] = [await build.user(), await build.user()];
  const { group, message } = await everyPlace(ada);
  await addMember(on, group.id, eve);
  const [hers, theirs] = [await makeNote(eve), await makeNote(ada)];
  dataOf(await attach(eve, hers, { messageId: message.id }));
  dataOf(await attach(ada, theirs, { messageId: message.id }));
  const query = { ppauGroupId: group.id };
  const { items } = dataOf(await eve.call(routes.attachedPersonalStuff, { query }));
  expect(items.map(({ item }) => item.id)).toEqual([hers.id]);
  const params = { ppauGroupId: group.id, messageId: message.id };
  dataOf(await ada.call(chatRoutes.deleteMessage, { params }));
  expect(await placesOf(eve, hers)).toEqual([]);
});
