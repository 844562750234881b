import { resolve } from 'node:path';
import { defaultPackDir } from '@stratum/content/load';
import { countryCodes } from '@stratum/contract/countries';
import { z } from 'zod';
import { keySchema } from './secrets/key.ts';
import { flag, url, wholeNumber } from './setting-kinds.ts';
import { shopGroups, shopSettings } from './shop-settings.ts';
import { defaultPushHosts, pushHostPattern } from './web-push/push-hosts.ts';

/** Three digits and more: numbers of emergency services and helplines are short. */
const shortNumber = z.string().regex(/^\+?\d[\d ]{1,18}\d$/, 'is not a number to call');

/** Over plain http the client's secret and people's tokens would travel in the clear. */
function isSafeIssuer(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Every setting of the server with its default; the table in the README is held against it.
 * An empty value counts as unset.
 */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Whether this process serves people, runs jobs, or does both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'is not a host name or address')
    .default('127.0.0.1'),
  /** Address people reach the product at; made from HOST and PORT when unset, which production refuses. */
  PUBLIC_URL: url('http', 'https').optional(),
  DATA_DIR: z.string().default('data'),
  /** The master key of the installation; made and kept in the data folder when unset. */
  SECRET_KEY: keySchema.optional(),
  CONTENT_DIR: z.string().default(defaultPackDir),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'does not start with postgres:// or postgresql://')
    .optional(),
  /** Carries events between processes; without it each tells its own connections alone. */
  REDIS_URL: url('redis', 'rediss').optional(),
  /** Two at least: a start holds one while it works with another. */
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  /** Outbox in the data folder when unset or `outbox`; production takes the word only. */
  SMTP_URL: z.literal('outbox').or(url('smtp', 'smtps')).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'is not a mail address')
    .default('Stratum <stratum@localhost>'),
  /** Twilio's account; text messages go to the outbox in the data folder when the three are unset. */
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[\da-f]{32}$/, 'is not AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z\d ]{1,11})$/,
      'is neither a number such as +15550100200 nor a sender name of at most 11 letters',
    )
    .optional(),
  /** Hosts of the push services that notices may be sent by, separated by commas. */
  PUSH_HOSTS: z
    .string()
    .toLowerCase()
    // An address with the port of https is read as one without it.
    .transform((list) => list.split(',').map((host) => host.trim().replace(/:443$/, '')))
    .refine((hosts) => hosts.every((host) => pushHostPattern.test(host)), 'is no list of hosts')
    .default(defaultPushHosts),
  /** Key of Google Places (New); places come from the embedded gazetteer when unset. */
  GOOGLE_PLACES_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'is not a key of letters, digits, - and _')
    .optional(),
  /** An OpenID Connect issuer that people may sign in by; none when the three are unset. */
  OIDC_ISSUER: url('http', 'https')
    .refine(isSafeIssuer, 'must begin with https:// unless it is on this machine')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What people know the issuer by. */
  OIDC_NAME: z.string().max(40).default('OpenID'),
  /** A bucket for uploaded files, which stay in the data folder when the five are unset. */
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'is not the name of a bucket')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The bucket's name in the path of an address rather than in its host. */
  S3_PATH_STYLE: flag.default(true),
  /** Where a backup is made each night: a folder, or `s3://BUCKET/FOLDER`. None is made when unset. */
  BACKUP_TO: z.string().optional(),
  /** When in UTC, kept as a cron expression. */
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 02:00')
    .default('02:00')
    .transform((time) => {
      const [hours, minutes] = time.split(':').map(Number);
      return `${minutes} ${hours} * * *`;
    }),
  /** Who runs this installation, as the public pages state it; a sentence says so where it is not. */
  OPERATOR_NAME: z.string().trim().max(200, 'is longer than 200 characters').optional(),
  /** Lines separated by `|`. */
  OPERATOR_ADDRESS: z
    .string()
    .max(500, 'is longer than 500 characters')
    .transform((lines) => lines.split('|').map((line) => line.trim()))
    .refine((lines) => lines.every((line) => line !== ''), 'has an empty line')
    .optional(),
  OPERATOR_EMAIL: z.email('is not a mail address').optional(),
  /** Two letters, such as `CH`; pages name the country in their own language. */
  OPERATOR_COUNTRY: z
    .string()
    .refine((code) => countryCodes.includes(code), 'is not the two-letter code of a country')
    .optional(),
  OPERATOR_PHONE: z
    .string()
    .regex(/^\+?[\d ()/.-]{5,30}$/, 'is not a phone number')
    .optional(),
  ...shopSettings,
  /** Called in danger, by who lives in `OPERATOR_COUNTRY` or names no country. */
  EMERGENCY_NUMBER: shortNumber.optional(),
  /** Somebody to talk to, for the same people. */
  HELPLINE_NUMBER: shortNumber.optional(),
  /** A directory of such numbers, for everybody. */
  HELPLINE_URL: url('https').default('https://findahelpline.com'),
  /** Megabytes of files that a person's collection may hold. */
  COLLECTION_QUOTA: wholeNumber(1, 1_000_000_000).default(2_048),
  /** Number of reverse proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: wholeNumber(0, 9).default(0),
  /** Whether browsers are told to hold every host below the product's to https, too. */
  HSTS_SUBDOMAINS: flag.default(true),
  /** Whether browsers keep the app for when there is no network; `off` takes it away from them again. */
  SERVICE_WORKER: flag.default(true),
  /** API calls of one network in ten seconds. */
  RATE_LIMIT: wholeNumber(1, 1_000_000_000).default(1_000),
  /** Writes of one account in a minute, and some forty times as many in a day. */
  WRITE_LIMIT: wholeNumber(1, 1_000_000_000).default(120),
  /** Multiplies the limits of how often something may be done, for large networks and load tests. */
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,3})?$/, 'is not a number')
    .transform(Number)
    .pipe(z.number().positive('is not more than 0'))
    .default(1),
  /** `info` in production, `warn` elsewhere when unset. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** The demo's people; on by default outside production. */
  DEMO: flag.optional(),
});

type Settings = z.output<typeof settings>;
export interface Config extends Omit<Settings, 'DEMO' | 'LOG_LEVEL' | 'SMTP_URL'> {
  /** Mails go to the outbox where it is undefined. */
  readonly SMTP_URL: string | undefined;
  readonly DEMO: boolean;
  readonly LOG_LEVEL: NonNullable<Settings['LOG_LEVEL']>;
}
export const settingNames = Object.keys(settings.shape);

/** Settings that are of use together only. */
const groups: readonly (readonly (keyof Settings)[])[] = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ...shopGroups,
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

function missingOf(config: Settings): string[] {
  return groups.flatMap((group) => {
    const given = group.filter((name) => config[name] !== undefined);
    if (given.length === 0) return [];
    const missing = group.filter((name) => config[name] === undefined);
    return missing.map((name) => `${name}: is missing beside ${given.join(' and ')}`);
  });
}

/** What development may leave to a default that would be of no use to the people of a real installation. */
const demandedInProduction: Partial<Record<keyof Settings, string>> = {
  PUBLIC_URL: 'the address people reach the product at, which the links in mails begin with',
  SMTP_URL: 'a mail server, or the word outbox to have mails kept as files in the data folder',
};

function undecidedOf(config: Settings): string[] {
  if (config.NODE_ENV !== 'production') return [];
  return Object.entries(demandedInProduction)
    .filter(([name]) => config[name as keyof Settings] === undefined)
    .map(([name, meaning]) => `${name}: must be set in production to ${meaning}`);
}

/** The embedded database belongs to one process, which then has to play both roles. */
function roleFaultsOf({ ROLE, DATABASE_URL }: Settings): string[] {
  return ROLE === 'all' || DATABASE_URL !== undefined
    ? []
    : [`DATABASE_URL: is missing beside ROLE=${ROLE}`];
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @throws ConfigError that names each wrong setting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    settingNames.filter((name) => env[name]).map((name) => [name, env[name]]),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is wrong. ${faults.join('; ')}`);
  }
  const config = parsed.data;
  const missing = [...missingOf(config), ...undecidedOf(config), ...roleFaultsOf(config)];
  if (missing.length > 0)
    throw new ConfigError(`The configuration is wrong. ${missing.join('; ')}`);
  const inProduction = config.NODE_ENV === 'production';
  return {
    ...config,
    SMTP_URL: config.SMTP_URL === 'outbox' ? undefined : config.SMTP_URL,
    DATA_DIR: resolve(config.DATA_DIR),
    CONTENT_DIR: resolve(config.CONTENT_DIR),
    LOG_LEVEL: config.LOG_LEVEL ?? (inProduction ? 'info' : 'warn'),
    DEMO: config.DEMO ?? !inProduction,
  };
}
