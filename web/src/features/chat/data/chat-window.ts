import type { Message } from '@stratum/contract/message';

/** What is kept here of a group's messages: a run without gaps, ascending. */
export interface ChatWindow {
  readonly messages: readonly Message[];
  /** Nothing comes before the first. */
  readonly isStart: boolean;
  /** Nothing that is known here follows the last. */
  readonly isEnd: boolean;
}

/** Messages that are kept at most: a reader who goes far leaves the other end behind. */
export const mostKept = 1_200;

/** Puts what comes before in front. */
export function withOlder(
  { messages, isEnd }: ChatWindow,
  older: readonly Message[],
  isStart: boolean,
): ChatWindow {
  const [first] = messages;
  const added = first ? older.filter(({ timetoken }) => timetoken < first.timetoken) : older;
  return { messages: [...added, ...messages], isStart, isEnd };
}

/** Puts what follows behind. */
export function withNewer(
  { messages, isStart }: ChatWindow,
  newer: readonly Message[],
  isEnd: boolean,
): ChatWindow {
  const last = messages.at(-1);
  const added = last ? newer.filter(({ timetoken }) => timetoken > last.timetoken) : newer;
  return { messages: [...messages, ...added], isStart, isEnd };
}

/** Lets go what is too much, at the end that the reader is away from. */
export function trimmed(window: ChatWindow, awayFrom: 'start' | 'end'): ChatWindow {
  const { messages } = window;
  if (messages.length <= mostKept) return window;
  return awayFrom === 'start'
    ? { ...window, messages: messages.slice(-mostKept), isStart: false }
    : { ...window, messages: messages.slice(0, mostKept), isEnd: false };
}

/**
 * Takes in what has just been written: each once, at its place, which need not be the last. One's
 * own message is answered before another's that was stored earlier is told.
 */
export function withWritten(window: ChatWindow, written: readonly Message[]): ChatWindow {
  if (!window.isEnd || written.length === 0) return window;
  const { messages } = window;
  const [first] = messages;
  const known = new Set(messages.map(({ id }) => id));
  const isBefore = ({ timetoken }: Message) =>
    !window.isStart && first !== undefined && timetoken < first.timetoken;
  const added = written.filter((message) => !known.has(message.id) && !isBefore(message));
  if (added.length === 0) return window;
  return { ...window, messages: mergeByPlace(messages, added) };
}

function mergeByPlace(messages: readonly Message[], added: readonly Message[]): Message[] {
  const last = messages.at(-1)?.timetoken ?? '';
  const sorted = distinct(added).toSorted(byPlace);
  const [first] = sorted;
  const all = [...messages, ...sorted];
  return first && first.timetoken > last ? all : all.toSorted(byPlace);
}

function distinct(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()];
}

function byPlace(one: Message, other: Message): number {
  if (one.timetoken === other.timetoken) return 0;
  return one.timetoken < other.timetoken ? -1 : 1;
}

/** Shows messages as they are now, and in what quotes them. */
export function withChanged(window: ChatWindow, changed: readonly Message[]): ChatWindow {
  if (changed.length === 0) return window;
  const byId = new Map(changed.map((message) => [message.id, message]));
  let hasChanged = false;
  const messages = window.messages.map((message) => {
    const now = byId.get(message.id) ?? message;
    const quoted = now.replyTo === null ? undefined : byId.get(now.replyTo);
    if (now === message && !quoted) return message;
    hasChanged = true;
    return quoted ? { ...now, quote: quoteOf(quoted) } : now;
  });
  return hasChanged ? { ...window, messages } : window;
}

/** Characters of a quote, as the server cuts them. */
const quoteLength = 200;

function quoteOf({ senderId, type, timetoken, body, deletedAt }: Message): Message['quote'] {
  if (deletedAt !== null) return null;
  // By characters: half of one is none.
  const start = body === null ? null : Array.from(body).slice(0, quoteLength).join('');
  return { senderId, type, timetoken, body: start };
}
