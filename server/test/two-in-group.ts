import { chatRoutes } from '@stratum/contract/chat';
import type { GroupId } from '@stratum/contract/ids';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';
import type { TestApp } from './create-test-app.ts';
import { addMember, makeGroup } from './make-group.ts';

/** A group of an admin and a member. */
export async function twoInGroup(on: TestApp) {
  const [ada, bruno] = [await on.build.user(), await on.build.user({ first_name: 'Bruno' })];
  const { id: ppauGroupId } = await makeGroup(ada);
  await addMember(on, ppauGroupId, bruno);
  return { ada, bruno, ppauGroupId };
}

export type MessageQuery = { before?: string; after?: string; limit?: number };

/** A page of a group's messages. */
export async function readMessages(
  reader: SignedInUser,
  ppauGroupId: GroupId,
  query: MessageQuery = {},
) {
  return dataOf(await reader.call(chatRoutes.listMessages, { params: { ppauGroupId }, query }));
}
