import { resolve } from 'node:path';
import { defaultPackDir } from '@stratum/content/load';
import { z } from 'zod';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
const url = (...protocols: string[]) =>
  z.url({
    hostname: /./,
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `is not an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  });

/**
 * Every setting of the server with its default; the table in the README is held against it.
 * An empty value counts as unset.
 */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'is not a host name or address')
    .default('127.0.0.1'),
  /** Address people reach the product at; made from HOST and PORT when unset. */
  PUBLIC_URL: url('http', 'https').optional(),
  DATA_DIR: z.string().default('data'),
  CONTENT_DIR: z.string().default(defaultPackDir),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'does not start with postgres:// or postgresql://')
    .optional(),
  /** Two at least: a start holds one while it works with another. */
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  /** Outbox in the data folder when unset. */
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'is not a mail address')
    .default('Stratum <stratum@localhost>'),
  /** Number of reverse proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: wholeNumber(0, 9).default(0),
  /** `info` in production, `warn` elsewhere when unset. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** The demo's people; on by default outside production. */
  DEMO: flag.optional(),
});

type Settings = z.output<typeof settings>;
export interface Config extends Omit<Settings, 'DEMO' | 'LOG_LEVEL'> {
  readonly DEMO: boolean;
  readonly LOG_LEVEL: NonNullable<Settings['LOG_LEVEL']>;
}
export const settingNames = Object.keys(settings.shape);

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
  const inProduction = config.NODE_ENV === 'production';
  return {
    ...config,
    DATA_DIR: resolve(config.DATA_DIR),
    CONTENT_DIR: resolve(config.CONTENT_DIR),
    LOG_LEVEL: config.LOG_LEVEL ?? (inProduction ? 'info' : 'warn'),
    DEMO: config.DEMO ?? !inProduction,
  };
}
