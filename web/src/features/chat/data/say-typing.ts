import type { GroupId } from '@stratum/contract/ids';
import { liveLine } from '../../../shared/live/live-line.ts';

/** Milliseconds between two words of it; whoever hears one shows it twice as long. */
const pause = 3_000;
const saidAt = new Map<GroupId, number>();

/** Tells a group that one is writing, now and then. */
export function sayTyping(groupId: GroupId): void {
  if (Date.now() - (saidAt.get(groupId) ?? 0) < pause) return;
  saidAt.set(groupId, Date.now());
  liveLine.say({ type: 'typing', groupId });
}

/** What is sent ends the writing: the next word of it is told at once. */
export function endTyping(groupId: GroupId): void {
  saidAt.delete(groupId);
}
