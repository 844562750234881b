import type { Pack } from '@stratum/content/pack';
import type { GoalId, GroupId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';

/** What goals need of the cards that show them in groups. */
export interface GoalCards {
  /** Tells who looks at a card that its goal has changed. */
  changed(tx: Transaction, goalId: GoalId): Promise<void>;
  /** Shows a goal of somebody's in a group, unless it is there already. */
  show(
    tx: Transaction,
    card: { readonly goalId: GoalId; readonly groupId: GroupId; readonly userId: UserId },
  ): Promise<void>;
}

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly pack: Pack;
  readonly log: Log;
  readonly cards: GoalCards;
}
