import type { UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { personById } from '../accounts/index.ts';
import { groupNamed, thoseWhoHear } from '../groups/index.ts';
import { notifyAll } from '../notifications/index.ts';
import type { MessageRow } from './tables.ts';

/** @property mentions members whom it names; @property repliedTo who wrote what it answers */
interface Meant {
  readonly mentions: readonly UserId[];
  readonly repliedTo: UserId | null;
}

/** Notifies those whom a message means, each once, unless they want to hear nothing of the group. */
export async function tellThoseMeant(
  tx: Transaction,
  { id, groupId }: Pick<MessageRow, 'id' | 'groupId'>,
  senderId: UserId,
  { mentions, repliedTo }: Meant,
  now: Date,
): Promise<void> {
  const meant = new Set([...mentions, ...(repliedTo ? [repliedTo] : [])]);
  meant.delete(senderId);
  if (meant.size === 0) return;
  const hearing = await thoseWhoHear(tx, groupId, { from: senderId, to: [...meant] }, now);
  if (hearing.length === 0) return;
  const { firstName: name } = await personById(tx, senderId);
  const groupName = await groupNamed(tx, groupId);
  await notifyAll(
    tx,
    hearing.map((userId) => ({
      userId,
      kind: 'mention' as const,
      data: {
        groupId,
        groupName,
        name,
        isReply: userId === repliedTo && !mentions.includes(userId),
      },
      cause: id,
    })),
    now,
  );
}
