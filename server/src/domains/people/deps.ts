import type { CodeSent } from '@stratum/contract/auth';
import type { UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { UserRow } from '../accounts/index.ts';
import type { ConfirmStepUp } from '../auth/index.ts';

export interface PeopleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'auditKey'>;
  /** What every domain holds of a person: here it is counted. */
  readonly personalData: readonly PersonalData[];
  readonly confirmStepUp: ConfirmStepUp;
  /** Gives the groups of which somebody is admin to their longest-standing members. */
  readonly passOnGroups: (tx: Transaction, userId: UserId) => Promise<void>;
  /** Mails a code for a new password, counted with those that are asked for. */
  readonly sendResetCode: (call: {
    readonly network: string;
    readonly body: { readonly email: string };
  }) => Promise<CodeSent>;
  readonly startExport: (tx: Transaction, userId: UserId) => Promise<unknown>;
  readonly planEnd: (
    tx: Transaction,
    user: UserRow,
    endSessions: () => Promise<unknown>,
  ) => Promise<Date>;
}
