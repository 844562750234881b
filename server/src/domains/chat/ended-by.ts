import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';

/** Whose membership a message says has ended: they get nothing that comes after it, nor itself. */
export function endedBy(
  type: 'message' | 'message_changed',
  { type: kind, data }: Message,
): { readonly userId: UserId; readonly reason: 'left' | 'removed' } | null {
  if (type !== 'message' || !data || !('subjectId' in data) || data.subjectId === null) return null;
  if (kind === 'user_left') return { userId: data.subjectId, reason: 'left' };
  if (kind === 'user_removed') return { userId: data.subjectId, reason: 'removed' };
  return null;
}
