import { fileURLToPath } from 'node:url';
import type { Outboxes } from './demo/outbox-page.ts';
import type { Deps } from './deps.ts';
import { createPublicPages, openRenderer, renderJob } from './domains/content-packs/index.ts';
import { openStripe, type PaymentProvider } from './domains/payments/index.ts';
import { createGazetteer, createGooglePlaces, type PlaceSearch } from './domains/places/index.ts';
import { parcelDepsOf } from './parcel-deps.ts';
import type { NightlyBackups } from './platform/backup/nightly.ts';
import { openArchives } from './platform/backup/open-archives.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { CallLimits } from './platform/http/call-limits.ts';
import { createCallTimes } from './platform/http/call-times.ts';
import { createPictureDecoder } from './platform/images/picture-decoder.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { openOutbox } from './platform/mail/outbox.ts';
import { createOidcProvider, type OidcProvider } from './platform/oidc/provider.ts';
import { pruneOutbox } from './platform/outbox-folder.ts';
import { operatorOf } from './platform/pages/operator.ts';
import { type Repetition, repeat } from './platform/repeat.ts';
import { createSealer } from './platform/seal.ts';
import { createSmsSender } from './platform/sms/create-sms-sender.ts';
import { openSmsOutbox } from './platform/sms/outbox.ts';
import { createPushSender } from './platform/web-push/create-push-sender.ts';
import type { PushSender } from './platform/web-push/push-sender.ts';
import { sellingOf } from './selling.ts';

/** In ten seconds: 20 a second, as many at once where a client was away. */
const framesPerPerson = 200;

const pagesDir = fileURLToPath(new URL('../../web/dist/client', import.meta.url));
/** Where the build has left what renders public pages again. */
export const rendererDir = fileURLToPath(new URL('../../web/dist/prerender', import.meta.url));

/** What is opened before, in an order of its own. */
type OpenedBefore = Pick<
  Deps,
  'log' | 'clock' | 'packs' | 'secrets' | 'storage' | 'database' | 'disk' | 'jobs'
>;

/** Opens the rest of what the product needs, by configuration. @param started ends it */
export async function openDeps(
  config: Config,
  opened: OpenedBefore,
  started: AsyncDisposableStack,
): Promise<Deps> {
  const { log, clock, packs } = opened;
  const { pack } = packs;
  await startRelay(config, opened, started);
  const pruning = keepOutboxPruned(config, clock, log);
  started.defer(() => pruning.stop());
  const mailer = createMailer(config, clock);
  started.defer(() => mailer.close());
  const publicUrl = config.PUBLIC_URL ?? localUrl(config.HOST, config.PORT);
  const push = pushSenderOf(config, publicUrl, opened);
  started.defer(() => push.close());
  const gazetteer = createGazetteer(log);
  started.defer(() => gazetteer.close());
  const signInProvider = signInProviderOf(config, publicUrl, log);
  const discovering = new AbortController();
  started.defer(() => discovering.abort());
  void signInProvider?.discover(discovering.signal);
  return {
    ...opened,
    pack,
    mailer,
    sms: createSmsSender(config, clock),
    push,
    gazetteer,
    googlePlaces: googlePlacesOf(config),
    ...parcelDepsOf(config, { pack, clock }),
    paymentProvider: await paymentProviderOf(config),
    selling: sellingOf(config),
    signInProvider,
    decoder: createPictureDecoder(),
    backups: await backupsOf(config),
    publicUrl,
    trustProxy: config.TRUST_PROXY,
    hstsSubdomains: config.HSTS_SUBDOMAINS,
    callLimits: callLimitsOf(config),
    callTimes: createCallTimes(clock),
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    collectionQuota: config.COLLECTION_QUOTA * 1024 * 1024,
    operator: operatorOf(config),
    crisisHelp: crisisHelpOf(config),
    pagesDir,
    publicPages: await publicPagesOf(opened),
    serviceWorker: config.SERVICE_WORKER,
    outbox: config.DEMO ? outboxesOf(config) : null,
  };
}

async function publicPagesOf({
  database: { db },
  ...opened
}: OpenedBefore): Promise<Deps['publicPages']> {
  const deps = { ...opened, db, renderer: await openRenderer(rendererDir) };
  return { ...createPublicPages(deps), job: renderJob(deps) };
}

async function backupsOf(config: Config): Promise<NightlyBackups | null> {
  const { BACKUP_TO: place, BACKUP_AT: schedule } = config;
  return place ? { archives: await openArchives(config, place), schedule } : null;
}

/** Push services take a contact at a mail address or by https only. */
function pushSenderOf(
  { PUSH_HOSTS: hosts, OPERATOR_EMAIL }: Config,
  publicUrl: string,
  { secrets, clock }: OpenedBefore,
): PushSender {
  const page = publicUrl.startsWith('https:') ? publicUrl : null;
  const contact = OPERATOR_EMAIL === undefined ? page : `mailto:${OPERATOR_EMAIL}`;
  return createPushSender({ hosts, key: secrets.pushKey, contact, clock });
}

function crisisHelpOf(config: Config): Deps['crisisHelp'] {
  return {
    country: config.OPERATOR_COUNTRY ?? null,
    emergencyNumber: config.EMERGENCY_NUMBER ?? null,
    helplineNumber: config.HELPLINE_NUMBER ?? null,
    helplineUrl: config.HELPLINE_URL,
  };
}

function googlePlacesOf({ GOOGLE_PLACES_KEY: key }: Config): PlaceSearch | null {
  return key ? createGooglePlaces({ key }) : null;
}

async function paymentProviderOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_ORIGIN: origin,
}: Config): Promise<PaymentProvider | null> {
  if (!secretKey || !webhookSecret) return null;
  return openStripe({ secretKey, webhookSecret, origin });
}

function signInProviderOf(config: Config, publicUrl: string, log: Log): OidcProvider | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = config;
  if (!issuer || !clientId || !clientSecret) return null;
  const redirectUri = new URL('/login/external', publicUrl).href;
  const afterSignOut = new URL('/', publicUrl).href;
  const name = config.OIDC_NAME;
  return createOidcProvider(
    { issuer, clientId, clientSecret, name, redirectUri, afterSignOut },
    log,
  );
}

/** Passes events between this process and others on the same database. */
async function startRelay(
  { REDIS_URL: url }: Config,
  { database, secrets, log }: OpenedBefore,
  started: AsyncDisposableStack,
): Promise<void> {
  if (!url) return;
  // Imported late: most installations have one process.
  const { relayByRedis } = await import('./platform/events/redis-relay.ts');
  const { events } = database.db;
  const channel = `stratum:${secrets.fingerprint.slice(0, 16)}`;
  const sealer = createSealer(secrets.otpKey, 'events');
  const relay = relayByRedis({ url, channel, sealer, events, log });
  started.defer(() => relay.stop());
}

function callLimitsOf({ RATE_LIMIT, WRITE_LIMIT, RATE_LIMIT_FACTOR: factor }: Config): CallLimits {
  const times = (limit: number) => Math.max(1, Math.round(limit * factor));
  return {
    perNetwork: times(RATE_LIMIT),
    writesPerMinute: times(WRITE_LIMIT),
    framesPerPerson: times(framesPerPerson),
  };
}

/** Mails grow old whether others are sent or not. */
function keepOutboxPruned({ DATA_DIR }: Config, clock: Clock, log: Log): Repetition {
  return repeat(
    60 * 60,
    () => pruneOutbox(DATA_DIR, clock.now()),
    (error) => log.warn({ err: error }, 'the outbox could not be pruned'),
  );
}

/** What stands in for senders that are not configured. */
function outboxesOf({ DATA_DIR, SMTP_URL, TWILIO_FROM }: Config): Outboxes {
  return {
    mails: SMTP_URL ? null : openOutbox(DATA_DIR),
    messages: TWILIO_FROM ? null : openSmsOutbox(DATA_DIR),
  };
}

/** The server's address on this machine, for an installation without PUBLIC_URL. */
export function localUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
