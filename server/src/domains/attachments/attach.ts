import type { AttachmentTarget, attachmentRoutes as routes } from '@stratum/contract/attachments';
import type { UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { readableMessages } from '../chat/index.ts';
import { ownMilestone, ownsGoal } from '../goals/index.ts';
import { ownMoments } from '../videos/index.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { countAttachments, deleteAttachment, insertAttachment, type Place } from './store.ts';

/** Places that one item is attached to. */
const mostPlaces = 200;

const nowhere: Place = {
  goalId: null,
  milestoneId: null,
  traitId: null,
  videoId: null,
  momentId: null,
  groupId: null,
  messageId: null,
};

/**
 * Sets whether an item is attached to something; as often as it is called.
 * @throws AppError not_found where the target is not there, or not the caller's to see
 */
export async function attach(
  { clock }: Deps,
  { caller, body, open, tx }: Call<typeof routes.attachPersonalStuff, typeof doors>,
) {
  // Of two calls for one item the second counts what the first has attached.
  const { id: itemId } = await open.item(tx, 'no key update');
  const { to, attached } = body;
  if (attached) {
    const place = await placeOf(tx, caller.userId, to);
    if (!place) throw new AppError('not_found');
    if ((await countAttachments(tx, itemId)) >= mostPlaces) throw new AppError('conflict');
    const row = { ...nowhere, ...place, id: newId<string>(), itemId };
    await insertAttachment(tx, { ...row, userId: caller.userId, createdAt: clock.now() });
    // Milestones stand with their goal, too.
  } else await deleteAttachment(tx, itemId, 'goalId' in to ? { ...to, milestoneId: null } : to);
  return { attached };
}

async function placeOf(
  tx: Transaction,
  userId: UserId,
  to: AttachmentTarget,
): Promise<Partial<Place> | null> {
  if ('goalId' in to) return (await ownsGoal(tx, userId, to.goalId)) ? to : null;
  if ('traitId' in to) return to;
  if ('milestoneId' in to) {
    const goalId = await ownMilestone(tx, userId, to.milestoneId);
    return goalId && { ...to, goalId };
  }
  if ('momentId' in to) {
    const [moment] = await ownMoments(tx, userId, [to.momentId]);
    return moment ? { ...to, videoId: moment.videoId } : null;
  }
  const [message] = await readableMessages(tx, userId, [to.messageId]);
  return message ? { ...to, groupId: message.groupId } : null;
}
