import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { countedTypes } from '@stratum/contract/message-words';

/** Who reads, and of whom they want to hear nothing. */
export interface Reader {
  readonly me: UserId;
  readonly blocked: ReadonlySet<UserId>;
}

/** Whether a message counts as unread for somebody who has not seen it. */
export function isCounted(
  { type, senderId, deletedAt }: Message,
  { me, blocked }: Reader,
): boolean {
  return (
    senderId !== null &&
    senderId !== me &&
    !blocked.has(senderId) &&
    deletedAt === null &&
    countedTypes.some((counted) => counted === type)
  );
}

/** The place just before a message: a mark there leaves it unread. */
export function placeBefore(timetoken: string): string {
  return (BigInt(timetoken) - 1n).toString().padStart(17, '0');
}

export function placeAfter(timetoken: string): string {
  return (BigInt(timetoken) + 1n).toString().padStart(17, '0');
}
