import type { GroupId, MessageId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Spend } from '../../platform/limits/memory-limiter.ts';
import type { Log } from '../../platform/log.ts';
import type { UploadDeps } from '../uploads/index.ts';
import type { MessageNotices } from './message-notices.ts';

/** What the chat needs of the copies of items behind its cards. */
export interface SharedCopies {
  /** Deletes the copy behind a message, where there is one. */
  end(tx: Transaction, id: MessageId): Promise<void>;
  /** Deletes all that a group has. */
  endGroup(tx: Transaction, groupId: GroupId): Promise<void>;
}

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: UploadDeps;
  readonly log: Log;
  readonly copies: SharedCopies;
  /** Has members told of what they do not read. */
  readonly notices: MessageNotices;
  /** Counts a message of a person. */
  readonly limitMessages: Spend;
  /** Counts a move of a read mark of a person. */
  readonly limitMarks: Spend;
}
