import type { NightlyBackups } from '../../platform/backup/nightly.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { DiskWatch } from '../../platform/disk.ts';
import type { CallTimes } from '../../platform/http/call-times.ts';
import type { JobAdministration } from '../../platform/jobs/administration.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import type { PushSender } from '../../platform/web-push/push-sender.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: JobAdministration;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly push: PushSender;
  readonly publicUrl: string;
  readonly backups: NightlyBackups | null;
  readonly disk: Pick<DiskWatch, 'isShort'>;
  readonly callTimes: CallTimes;
  readonly secrets: Pick<Secrets, 'auditKey'>;
}
