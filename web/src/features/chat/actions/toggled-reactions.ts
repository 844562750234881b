import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';

type Reactions = Message['reactions'];

/** The emoji that somebody has put to a message; null for none. */
export function reactionOf(reactions: Reactions, userId: UserId): string | null {
  return reactions.find(({ userIds }) => userIds.includes(userId))?.emoji ?? null;
}

/** As the server will have them: each person has one, and null takes it back. */
export function withReaction(
  reactions: Reactions,
  userId: UserId,
  emoji: string | null,
): Reactions {
  if (reactionOf(reactions, userId) === emoji) return reactions;
  const others = reactions
    .map((each) => ({ ...each, userIds: each.userIds.filter((id) => id !== userId) }))
    .filter(({ userIds }) => userIds.length > 0);
  if (emoji === null) return others;
  const known = others.some((each) => each.emoji === emoji);
  if (!known) return [...others, { emoji, userIds: [userId] }];
  return others.map((each) =>
    each.emoji === emoji ? { ...each, userIds: [...each.userIds, userId] } : each,
  );
}
