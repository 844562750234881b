import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Spend } from '../../platform/limits/memory-limiter.ts';
import type { Log } from '../../platform/log.ts';
import type { UploadDeps } from '../uploads/index.ts';
import type { MessageNotices } from './message-notices.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: UploadDeps;
  readonly log: Log;
  /** Has members told of what they do not read. */
  readonly notices: MessageNotices;
  /** Counts a message of a person. */
  readonly limitMessages: Spend;
  /** Counts a move of a read mark of a person. */
  readonly limitMarks: Spend;
}
