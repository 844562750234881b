import type { Named } from '@stratum/contract/group';
import type { GroupPart } from '@stratum/contract/group-rules';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { SystemType } from '@stratum/contract/message-words';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** What a group says of who is in it. */
interface Announcement {
  readonly type: SystemType;
  readonly actorId: UserId;
  readonly subjectId: UserId;
}

/** What groups need of the chat in them, which stands on groups itself. */
export interface ChatPort {
  /** Writes a message of the product, in the transaction in which it happens. */
  announce(tx: Transaction, groupId: GroupId, announcement: Announcement): Promise<void>;
  /** Has the boards of a group posted by the clocks of its zone, from now on. */
  scheduleBoards(
    tx: Transaction,
    group: { readonly id: GroupId; readonly timeZone: string },
  ): Promise<void>;
  /** Tells members who are connected that parts of the group are others; one of them alone, where named. */
  changed(tx: Queryable, groupId: GroupId, part: GroupPart, to?: UserId): void;
  /** Before a group is deleted: lets go of the files that were sent to it, and tells who is connected. */
  end(tx: Transaction, groupId: GroupId): Promise<void>;
  /** What a list says of each of a person's groups. */
  summaries(
    tx: Queryable,
    userId: UserId,
  ): Promise<
    ReadonlyMap<GroupId, { unreadCount: number; lastMessage: Message | null; named: Named }>
  >;
}

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly chat: ChatPort;
}
