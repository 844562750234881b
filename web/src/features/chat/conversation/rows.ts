import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { instantOf, systemTypes } from '@stratum/contract/message-words';
import { dayOf } from '../../../shared/i18n/day-of.ts';
import { albumOf } from '../bodies/album.ts';
import type { UnreadLine } from '../data/chat-state.ts';
import type { ChatWindow } from '../data/chat-window.ts';
import { isCounted } from '../data/counted.ts';
import type { WaitingMessage } from '../data/sending.ts';

/** Whose words stand together: the first carries the name, the last of one's own the time. */
interface InRun {
  readonly isLead: boolean;
  readonly isLast: boolean;
}

interface MessageRow extends InRun {
  readonly kind: 'message';
  readonly key: string;
  /** Of several pictures that were sent at once the last one. */
  readonly message: Message;
  readonly album: readonly Message[];
}

/** What stands below each other in a conversation. */
export type Row =
  | { readonly kind: 'start'; readonly key: string }
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'unread'; readonly key: string; readonly count: number }
  | MessageRow
  | { readonly kind: 'outgoing'; readonly key: string }
  | ({ readonly kind: 'waiting'; readonly key: string; readonly waiting: WaitingMessage } & InRun);

interface Shown {
  readonly window: ChatWindow;
  readonly waiting: readonly WaitingMessage[];
  readonly unread: UnreadLine | null;
  readonly me: UserId;
  /** Whose messages count as nothing unread. */
  readonly blocked: ReadonlySet<UserId>;
}

/** Milliseconds within which one writer's next message belongs to the one before. */
const togetherFor = 5 * 60_000;

/** The rows of a conversation, oldest first. */
export function rowsOf({ window, waiting, unread, me, blocked }: Shown): Row[] {
  const rows: Row[] = window.isStart ? [{ kind: 'start', key: 'start' }] : [];
  let before: Said | null = null;
  let isLineDrawn = unread === null;
  for (const message of window.messages) {
    const said = saidIn(message);
    const isLine =
      !isLineDrawn &&
      message.timetoken > (unread?.after ?? '') &&
      isCounted(message, { me, blocked });
    const isNewDay = said.day !== before?.day;
    if (isNewDay) rows.push({ kind: 'day', key: `day ${said.day}`, day: said.day });
    if (isLine) rows.push({ kind: 'unread', key: 'unread', count: unread?.count ?? 0 });
    isLineDrawn ||= isLine;
    const isLead = isNewDay || isLine || !isTogether(before, said);
    const row = rows.at(-1);
    if (!isLead && row?.kind === 'message' && isOfAlbum(row, message)) {
      rows[rows.length - 1] = { ...row, message, album: [...row.album, message] };
    } else {
      if (!isLead) joinLast(rows);
      const key = keyOf(message, me);
      rows.push({ kind: 'message', key, message, album: [message], isLead, isLast: true });
    }
    before = said;
  }
  if (window.isEnd) {
    addWaiting(rows, { window, waiting, me, before });
    rows.push({ kind: 'outgoing', key: 'outgoing' });
  }
  return rows;
}

/** What is sent stands at the end until it has its place. */
function addWaiting(
  rows: Row[],
  shown: Pick<Shown, 'window' | 'waiting' | 'me'> & { before: Said | null },
): void {
  const { window, waiting, me } = shown;
  let { before } = shown;
  const arrived = new Set(
    window.messages
      .slice(-recent)
      .flatMap(({ clientId, senderId }) => (senderId === me && clientId ? clientId : [])),
  );
  for (const one of waiting) {
    if (arrived.has(one.message.clientId)) continue;
    const instant = one.entry.createdAt;
    const said = { by: me, instant, day: dayOf(new Date(instant)) };
    if (said.day !== before?.day && said.day > (before?.day ?? ''))
      rows.push({ kind: 'day', key: `day ${said.day}`, day: said.day });
    const isLead = !isTogether(before, said);
    if (!isLead) joinLast(rows);
    const key = ownKey(one.message.clientId);
    rows.push({ kind: 'waiting', key, waiting: one, isLead, isLast: true });
    before = said;
  }
}

/** Messages among which one that was just sent is found. */
const recent = 200;

interface Said {
  /** Null for what stands by itself. */
  readonly by: UserId | null;
  readonly instant: number;
  readonly day: string;
}

function saidIn({ type, senderId, timetoken }: Message): Said {
  const instant = instantOf(timetoken);
  const isSystem = systemTypes.some((system) => system === type);
  return { by: isSystem ? null : senderId, instant: instant.getTime(), day: dayOf(instant) };
}

function isTogether(before: Said | null, said: Said): boolean {
  return (
    before !== null &&
    said.by !== null &&
    before.by === said.by &&
    before.day === said.day &&
    said.instant - before.instant < togetherFor
  );
}

/** Pictures that were sent at once stand as one, and so do those of them that were deleted. */
function isOfAlbum({ message: before }: MessageRow, message: Message): boolean {
  const album = albumOf(message);
  const isAlike = (before.deletedAt === null) === (message.deletedAt === null);
  return album !== null && albumOf(before) === album && isAlike;
}

function joinLast(rows: Row[]): void {
  const last = rows.at(-1);
  if (last && 'isLast' in last) rows[rows.length - 1] = { ...last, isLast: false };
}

/** One's own keeps the key that it had while it waited. */
function keyOf({ id, clientId, senderId }: Message, me: UserId): string {
  return senderId === me && clientId !== null ? ownKey(clientId) : id;
}

const ownKey = (clientId: string) => `own ${clientId}`;
