import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly publicUrl: string;
}
