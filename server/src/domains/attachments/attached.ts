import type { AttachmentTarget, attachmentRoutes as routes } from '@stratum/contract/attachments';
import type { Call } from '../../platform/http/call.ts';
import { keptItems } from '../collection/index.ts';
import type { Deps } from './deps.ts';
import { listAttachments } from './store.ts';
import type { AttachmentRow } from './tables.ts';

/** Items at a place, without those in the trash. */
export async function attachedItems(
  { db }: Deps,
  { caller, query }: Call<typeof routes.attachedPersonalStuff>,
) {
  const { performance_video_id: videoId, ppauGroupId: groupId, goalId, traitId } = query;
  const place = Object.entries({ videoId, groupId, goalId, traitId }).filter(
    ([, id]) => id !== undefined,
  );
  const rows = await listAttachments(db, caller.userId, Object.fromEntries(place));
  const items = await keptItems(
    db,
    caller.userId,
    rows.map(({ itemId }) => itemId),
  );
  return {
    items: rows.flatMap((row) => {
      const item = items.get(row.itemId);
      const to = targetOf(row);
      return item && to ? [{ item, to }] : [];
    }),
  };
}

function targetOf(row: AttachmentRow): AttachmentTarget | null {
  const { goalId, milestoneId, traitId, momentId, messageId } = row;
  // A milestone stands with its goal.
  if (milestoneId !== null) return { milestoneId };
  if (goalId !== null) return { goalId };
  if (traitId !== null) return { traitId };
  if (momentId !== null) return { momentId };
  return messageId === null ? null : { messageId };
}
