import type { AttachedTo, attachmentRoutes as routes } from '@stratum/contract/attachments';
import type { Call } from '../../platform/http/call.ts';
import { readableMessages } from '../chat/index.ts';
import { goalNames } from '../goals/index.ts';
import { ownMoments, titlesOf } from '../videos/index.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { listAttachments } from './store.ts';
import type { AttachmentRow } from './tables.ts';

type PlacesCall = Call<typeof routes.placesOfPersonalStuff, typeof doors>;

/** What an item is attached to; not what is deleted, or the caller cannot see any more. */
export async function placesOf(deps: Deps, call: PlacesCall) {
  const { id: itemId } = await call.open.item(deps.db);
  const rows = await listAttachments(deps.db, call.caller.userId, { itemId });
  const steps = await stepsIn(deps, rows);
  const moments = await momentsIn(deps, call, rows);
  const messages = await messagesIn(deps, call, rows);
  const items = rows.flatMap((row): AttachedTo[] => {
    if (row.traitId !== null) return [{ kind: 'trait', traitId: row.traitId }];
    const found = steps(row) ?? moments(row) ?? messages(row);
    return found ? [found] : [];
  });
  return { items };
}

type Named = (row: AttachmentRow) => AttachedTo | undefined;

async function stepsIn({ db }: Deps, rows: readonly AttachmentRow[]): Promise<Named> {
  const goals = await goalNames(
    db,
    rows.flatMap(({ goalId }) => goalId ?? []),
  );
  return ({ goalId, milestoneId }) => {
    const goal = goalId === null ? undefined : goals.get(goalId);
    if (!goal || goalId === null) return undefined;
    if (milestoneId === null) return { kind: 'goal', goalId, name: goal.name };
    const name = goal.milestones.get(milestoneId) ?? '';
    return { kind: 'milestone', milestoneId, goalId, name };
  };
}

async function momentsIn(
  { db }: Deps,
  { caller, locale }: PlacesCall,
  rows: readonly AttachmentRow[],
): Promise<Named> {
  const ids = rows.flatMap(({ momentId }) => momentId ?? []);
  const moments = new Map((await ownMoments(db, caller.userId, ids)).map((own) => [own.id, own]));
  const titles = await titlesOf(
    db,
    [...moments.values()].map(({ videoId }) => videoId),
    locale,
  );
  return ({ momentId }) => {
    const moment = momentId === null ? undefined : moments.get(momentId);
    if (!moment) return undefined;
    const { id, videoId, second } = moment;
    const name = titles.get(videoId) ?? '';
    return { kind: 'moment', momentId: id, performance_video_id: videoId, second, name };
  };
}

async function messagesIn(
  { db }: Deps,
  { caller }: PlacesCall,
  rows: readonly AttachmentRow[],
): Promise<Named> {
  const ids = rows.flatMap(({ messageId }) => messageId ?? []);
  const readable = await readableMessages(db, caller.userId, ids);
  const messages = new Map(readable.map((message) => [message.id, message]));
  return ({ messageId }) => {
    const message = messageId === null ? undefined : messages.get(messageId);
    if (!message) return undefined;
    const { id, groupId, timetoken, groupName } = message;
    return { kind: 'message', messageId: id, groupId, timetoken, name: groupName };
  };
}
