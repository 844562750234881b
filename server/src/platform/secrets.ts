import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hasErrorCode } from './system-errors.ts';

const keyBytes = 32;

const secretsSchema = z.object({
  /** Keys one-time codes, so that a stolen table alone does not give them away, and the salts of sign-ups. */
  otpKey: z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === keyBytes),
});
export interface Secrets extends z.output<typeof secretsSchema> {
  /** Signs the addresses of files in the product's own storage. */
  readonly fileKey: Buffer;
}

/** The installation's secrets are there but cannot be used. */
export class SecretsError extends Error {
  override name = 'SecretsError';
}

/**
 * The installation's secrets, made at first start and readable by their owner only.
 * @throws SecretsError
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeOnce(path, JSON.stringify({ otpKey: randomBytes(keyBytes).toString('base64') }));
  const parsed = secretsSchema.safeParse(parseJson(await readFile(path, 'utf8')));
  if (parsed.success) return { ...parsed.data, fileKey: deriveKey(parsed.data.otpKey, 'files') };
  throw new SecretsError(`${path} is damaged. Restore it, or remove it to have a new one made.`);
}

/**
 * A key for another purpose, from which the first cannot be told. Made anew at every start, so that
 * a file of an older release has it too and processes that start together agree on it.
 */
function deriveKey(from: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', from, '', `stratum ${purpose}`, keyBytes));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of several processes that start, one wins; a crash never leaves half a file under the name. */
async function writeOnce(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
  await file.close();
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}
