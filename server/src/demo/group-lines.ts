import { lastPeriod } from '@stratum/contract/board-period';
import type { Goal } from '@stratum/contract/goal';
import type { UserId } from '@stratum/contract/ids';
import { addDays, weekdayOf } from '@stratum/contract/plain-days';
import { nextLocalInstant } from '@stratum/contract/recurrence';
import { dayAt } from '@stratum/contract/zoned-time';
import type { ImportedMessage } from '../domains/chat/index.ts';
import type { GroupFiles } from './group-files.ts';
import type { DemoPerson } from './people.ts';
import { noteCard } from './shared-note.ts';
import type { Line, Name } from './talk.ts';
import type { TalkTexts } from './talk-texts.ts';

export interface SeededPerson {
  readonly userId: UserId;
  readonly person: DemoPerson;
  readonly goals: readonly Goal[];
}

/** What the lines of a talk are made into messages with. */
export interface Telling {
  readonly now: Date;
  readonly who: (name: Name) => SeededPerson;
  readonly files: GroupFiles;
  readonly texts: TalkTexts;
}

export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}

/** When a line was said. */
export function instantOf(now: Date, { at }: Pick<Line, 'at'>): Date {
  if (typeof at === 'number') return minutesBefore(now, at);
  const [days, time] = at;
  return new Date(`${addDays(now.toISOString().slice(0, 10), -days)}T${time}:00Z`);
}

/** The lines of a talk as messages, one after the other. */
export async function messagesOf(
  telling: Telling,
  lines: readonly Line[],
): Promise<ImportedMessage[]> {
  const messages: ImportedMessage[] = [];
  for (const line of lines) {
    const answered = line.answers && lines.findIndex(({ text }) => text === line.answers);
    const replyTo = answered === undefined ? {} : { replyTo: answered };
    messages.push({ ...(await messageOf(telling, line)), ...replyTo });
  }
  return messages;
}

async function messageOf(telling: Telling, line: Line): Promise<ImportedMessage> {
  const { now, who, texts } = telling;
  const at = instantOf(now, line);
  const { userId, person } = who(line.by);
  const { type = 'text', text, link, about, names, reactions = {}, album, pinned } = line;
  return {
    at,
    type,
    senderId: userId,
    ...(text && { body: [texts[text], link ?? []].flat().join(' ') }),
    ...(about && { subjectId: who(about).userId }),
    ...(names && { mentions: [who(names).userId] }),
    ...(album && { clientId: album.replace(' ', '/') }),
    ...(pinned && { pinned }),
    ...(type === 'five_wins' && { data: { date: dayAt(at, person.timeZone) } }),
    ...(type === 'goalHistoryImage' && goalOf(who(line.by))),
    ...(type === 'shared_item' && { data: { item: noteCard(texts) } }),
    ...(line.file && (await fileOf(telling, line.file, userId, at))),
    reactions: Object.entries(reactions).flatMap(([emoji, people = []]) =>
      people.map((name) => ({ emoji, userId: who(name).userId })),
    ),
  };
}

/** The goal that was made last and is under way. */
function goalOf({ goals }: SeededPerson) {
  const goal = goals.at(-1);
  return goal ? { goalId: goal.id } : {};
}

async function fileOf(
  { files }: Telling,
  name: NonNullable<Line['file']>,
  userId: UserId,
  at: Date,
) {
  const { fileId, shape } = await files(name, userId, at);
  return shape ? { fileId, data: shape } : { fileId };
}

/** The boards that were posted since a day, by the clocks of the group. */
export function boardsSince(first: string, now: Date, timeZone: string): ImportedMessage[] {
  const boards: ImportedMessage[] = [];
  for (let day = addDays(first, 1); day <= dayAt(now, timeZone); day = addDays(day, 1)) {
    const noon = new Date(`${addDays(day, -1)}T12:00:00Z`);
    const at = nextLocalInstant({ time: '00:01' }, timeZone, noon);
    const posted = { at, senderId: null } as const;
    const isWeek = weekdayOf(day) === 'Monday';
    const isMonth = day.endsWith('-01');
    if (day > addDays(dayAt(now, timeZone), -3))
      boards.push({ ...posted, type: 'yesterday_leaderboard', data: lastPeriod('yesterday', day) });
    if (isWeek)
      boards.push({ ...posted, type: 'last_week_leaderboard', data: lastPeriod('last_week', day) });
    if (isMonth)
      boards.push({ ...posted, type: 'monthly_leaderboard', data: lastPeriod('last_month', day) });
  }
  return boards.filter(({ at }) => at <= now);
}
