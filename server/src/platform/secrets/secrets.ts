import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { parseJson } from '../parse-json.ts';
import { hasErrorCode } from '../system-errors.ts';
import { deriveKey, deriveP256Key, keyBytes, keySchema } from './key.ts';

/** The installation's keys, one a purpose, all derived from one master key. */
export interface Secrets {
  /** The master key itself: HMAC key of one-time codes, so that a stolen table does not reveal them, and of sign-ups' salts. */
  readonly otpKey: Buffer;
  /** Signs the addresses of files in the product's own storage. */
  readonly fileKey: Buffer;
  /** HMAC key of the people and objects in the audit log. */
  readonly auditKey: Buffer;
  /** Private key on P-256 by which push services know this installation. */
  readonly pushKey: Buffer;
  /** Says whether two servers have the same secrets, and nothing about the secrets. */
  readonly fingerprint: string;
}

/** The installation's secrets cannot be used; the message is a sentence for the operator. */
export class SecretsError extends Error {
  override name = 'SecretsError';
}

/**
 * The installation's secrets: SECRET_KEY where it is set, else a file in the data folder, made at
 * the first start and readable by its owner only.
 * @throws SecretsError
 */
export async function loadSecrets({
  DATA_DIR,
  SECRET_KEY,
}: Pick<Config, 'DATA_DIR' | 'SECRET_KEY'>): Promise<Secrets> {
  return secretsFrom(SECRET_KEY ?? (await keyInFile(DATA_DIR)));
}

export function secretsFrom(masterKey: Buffer): Secrets {
  return {
    otpKey: masterKey,
    fileKey: deriveKey(masterKey, 'files'),
    auditKey: deriveKey(masterKey, 'audit'),
    pushKey: deriveP256Key(masterKey, 'web push'),
    fingerprint: deriveKey(masterKey, 'fingerprint').toString('hex'),
  };
}

const fileSchema = z.object({ otpKey: keySchema });

/** A master key as the data folder holds it, and a backup. */
export function writtenKey(key: Buffer): string {
  return JSON.stringify({ otpKey: key.toString('base64') });
}

/** @returns null for a text that is no such key */
export function readKey(text: string): Buffer | null {
  return fileSchema.safeParse(parseJson(text)).data?.otpKey ?? null;
}

async function keyInFile(dataDir: string): Promise<Buffer> {
  const path = await keepKey(dataDir, randomBytes(keyBytes));
  const key = readKey(await readFile(path, 'utf8'));
  if (key) return key;
  throw new SecretsError(
    `${path} is damaged. Restore it, or remove it to have a new one made, and accept that by: npm run admin -- adopt-secrets`,
  );
}

/** Writes a master key into the data folder, unless there is one. @returns the file's path */
export async function keepKey(dataDir: string, key: Buffer): Promise<string> {
  const path = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeOnce(path, writtenKey(key));
  return path;
}

/**
 * Links a finished file to its name: of several processes that start one wins, and neither a crash
 * nor a full disk leaves half a file under the name.
 */
async function writeOnce(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    await link(draft, path);
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
