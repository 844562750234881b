import { lastPeriod } from '@stratum/contract/board-period';
import type { BoardPeriod } from '@stratum/contract/board-words';
import { type GroupId, groupIdSchema, type MessageId, type UserId } from '@stratum/contract/ids';
import type { BoardType } from '@stratum/contract/message-words';
import type { Span } from '@stratum/contract/plain-days';
import { nextLocalInstant } from '@stratum/contract/recurrence';
import { dayAt } from '@stratum/contract/zoned-time';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, schedule } from '../../platform/due/due.ts';
import { newId } from '../../platform/new-id.ts';
import { groupForBoards, groupNamed, thoseWhoHear } from '../groups/index.ts';
import { notifyAll } from '../notifications/index.ts';
import { takeBoard } from './boards-store.ts';
import { teamScore } from './leaderboard.ts';
import { takePlace } from './log-store.ts';
import { tellMessage } from './news.ts';
import { insertMessage } from './store.ts';
import { bareMessage } from './to-message.ts';

const kind = { name: 'group_boards' } as const;
/** Just after midnight, by the clocks of the group. */
const time = '00:01';

const boards: Readonly<Record<BoardPeriod, BoardType>> = {
  yesterday: 'yesterday_leaderboard',
  last_week: 'last_week_leaderboard',
  last_month: 'monthly_leaderboard',
};

interface Zoned {
  readonly id: GroupId;
  readonly timeZone: string;
}

/** Has the boards of a group posted from the next midnight of its zone on. */
export async function scheduleBoards(
  tx: Transaction,
  { id, timeZone }: Zoned,
  now: Date,
): Promise<void> {
  await schedule(tx, { kind, subject: id, at: nextLocalInstant({ time }, timeZone, now) });
}

/** Posts the boards of the periods that are over, each once, and schedules the next midnight. */
export function boardsDue({ clock }: { readonly clock: Clock }): Due {
  return defineDue(kind, async ({ subject }, tx) => {
    const group = await groupForBoards(tx, groupIdSchema.parse(subject));
    if (!group) return;
    const now = clock.now();
    await scheduleBoards(tx, group, now);
    const today = dayAt(now, group.timeZone);
    for (const [period, type] of Object.entries(boards) as [BoardPeriod, BoardType][]) {
      const span = lastPeriod(period, today);
      // A group has no board of a time before it.
      const isOlder = dayAt(group.createdAt, group.timeZone) <= span.to;
      if (isOlder) await post(tx, { groupId: group.id, period, type, span, now });
    }
  });
}

interface Board {
  readonly groupId: GroupId;
  readonly period: BoardPeriod;
  readonly type: BoardType;
  readonly span: Span;
  readonly now: Date;
}

/** A board that has nobody to compare, or nothing, is not posted. */
async function post(tx: Transaction, board: Board): Promise<void> {
  const { groupId, type, span, now } = board;
  const { points, people } = await teamScore(tx, groupId, span);
  if (people.length < 2 || points === 0) return;
  if (!(await takeBoard(tx, { groupId, type, toDate: span.to }))) return;
  const place = await takePlace(tx, groupId, now);
  const id = newId<MessageId>();
  const row = await insertMessage(tx, {
    groupId,
    timetoken: place.timetoken,
    id,
    type,
    data: span,
  });
  tellMessage(tx, place, 'message', bareMessage(row));
  await notifyOfBoard(tx, board, people);
}

/** Those who are on it, unless they want to hear nothing of the group. */
async function notifyOfBoard(
  tx: Transaction,
  { groupId, period, span, now }: Board,
  people: readonly UserId[],
): Promise<void> {
  const hearing = await thoseWhoHear(tx, groupId, { from: null, to: people }, now);
  const data = { groupId, groupName: await groupNamed(tx, groupId), period, ...span };
  const cause = `${groupId} ${period} ${span.to}`;
  await notifyAll(
    tx,
    hearing.map((userId) => ({ userId, kind: 'leaderboard' as const, data, cause })),
    now,
  );
}
