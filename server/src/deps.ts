import type { Pack } from '@stratum/content/pack';
import type { OperatorFacts } from '@stratum/contract/operator';
import type { Outboxes } from './demo/outbox-page.ts';
import type { PackShelf, PublicPages } from './domains/content-packs/index.ts';
import type { Selling } from './domains/invoices/index.ts';
import type { PaymentProvider } from './domains/payments/index.ts';
import type { Gazetteer, PlaceSearch } from './domains/places/index.ts';
import type { AddressCheck, Carrier } from './domains/shipping/index.ts';
import type { CrisisHelpSettings } from './domains/site/index.ts';
import type { NightlyBackups } from './platform/backup/nightly.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import type { DiskWatch } from './platform/disk.ts';
import type { CallLimits } from './platform/http/call-limits.ts';
import type { CallTimes } from './platform/http/call-times.ts';
import type { PictureDecoder } from './platform/images/picture-decoder.ts';
import type { JobAdministration } from './platform/jobs/administration.ts';
import type { Job, Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { OidcProvider } from './platform/oidc/provider.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import type { SmsSender } from './platform/sms/sms.ts';
import type { AnyStorage } from './platform/storage/create-storage.ts';
import type { PushSender } from './platform/web-push/push-sender.ts';

/** Everything the product needs from outside; tests hand in their own. */
export interface Deps {
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly jobs: Jobs & JobAdministration;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly push: PushSender;
  readonly gazetteer: Gazetteer;
  /** Asked before the gazetteer where it is there. */
  readonly googlePlaces: PlaceSearch | null;
  /** Validates addresses before the gazetteer where it is there. */
  readonly addressCheck: AddressCheck | null;
  /** That parcels are given to. */
  readonly carrier: Carrier;
  /** Takes cards where it is there. */
  readonly paymentProvider: PaymentProvider | null;
  /** Who sells, and where one pays. */
  readonly selling: Selling;
  /** Who signs people in besides us. */
  readonly signInProvider: OidcProvider | null;
  readonly secrets: Secrets;
  readonly storage: AnyStorage;
  readonly decoder: PictureDecoder;
  /** Where and when a backup is made each night; null where none is. */
  readonly backups: NightlyBackups | null;
  /** The current content pack, whichever that is when it is asked. */
  readonly pack: Pack;
  readonly packs: PackShelf;
  readonly publicUrl: string;
  readonly trustProxy: number;
  readonly hstsSubdomains: boolean;
  readonly callLimits: CallLimits;
  /** How long calls have taken of late, in this process. */
  readonly callTimes: CallTimes;
  /** Multiplies what networks may do in a time. */
  readonly rateLimitFactor: number;
  /** Bytes of files that a person's collection may hold. */
  readonly collectionQuota: number;
  readonly disk: Pick<DiskWatch, 'isShort'>;
  readonly operator: OperatorFacts;
  readonly crisisHelp: CrisisHelpSettings;
  /** Folder of the built pages; without it the API alone is served. */
  readonly pagesDir: string | null;
  /** Renders public pages from another content pack, and has those; null where no pages are served. */
  readonly publicPages: (PublicPages & { readonly job: Job }) | null;
  /** Whether browsers keep the app for when there is no network. */
  readonly serviceWorker: boolean;
  /** What was mailed and texted, shown to everybody: for the demo only. */
  readonly outbox: Outboxes | null;
}
