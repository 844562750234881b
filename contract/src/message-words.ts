/** What both ends know of messages, without the schema library. */

/** What people send. */
export const sentTypes = ['text', 'image', 'audio', 'video', 'file', 'goalHistoryImage'] as const;
export type SentType = (typeof sentTypes)[number];

/** What people write, the cards of items that they share from their collections among it. */
export const writtenTypes = [...sentTypes, 'shared_item'] as const;

/** Messages whose attachment is a file. */
export const fileMessageTypes = ['image', 'audio', 'video', 'file'] as const;

/** What the product says of who is in a group. */
export const systemTypes = ['new_member', 'admin_changed', 'user_left', 'user_removed'] as const;
export type SystemType = (typeof systemTypes)[number];

export const boardTypes = [
  'yesterday_leaderboard',
  'last_week_leaderboard',
  'monthly_leaderboard',
] as const;
export type BoardType = (typeof boardTypes)[number];

/** §3, without those that stand for the end of one's own membership: `removed`, `left`, `groupDelete`. */
export const messageTypes = [...writtenTypes, 'five_wins', ...boardTypes, ...systemTypes] as const;
export type MessageType = (typeof messageTypes)[number];

/** What counts as unread. */
export const countedTypes = [...writtenTypes, 'five_wins'] as const;

export const mediaKinds = ['media', 'files', 'links'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What was shared in a group is counted up to here: of more it is said that there are more. */
export const mediaCounted = 1_000;

export const messageLimits = {
  bodyLength: 8_000,
  clientIdLength: 100,
  mentions: 50,
  /** Minutes in which a message can be edited or deleted by who wrote it. */
  changeableMinutes: 15,
  page: 50,
  largestPage: 200,
  /** Unread messages of a group that are counted: where there are more, it is this. */
  unread: 10_000,
  /** Days for which a client's id finds its message again. */
  clientIdDays: 30,
  searchLength: 100,
  /** Pixels. */
  longestSide: 20_000,
  /** Seconds. */
  longestSound: 86_400,
  /** Of a sound, and the height of the highest. */
  peaks: 100,
  loudest: 31,
} as const;

/** Ticks of 100 ns in a millisecond: a timetoken divided by 10^7 is seconds. */
const ticksPerMillisecond = 10_000n;

export function timetokenAt(instant: Date): string {
  return (BigInt(instant.getTime()) * ticksPerMillisecond).toString().padStart(17, '0');
}

export function instantOf(timetoken: string): Date {
  return new Date(Number(BigInt(timetoken) / ticksPerMillisecond));
}
