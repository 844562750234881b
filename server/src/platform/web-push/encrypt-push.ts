import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from './push-sender.ts';

/** The curve of RFC 8291 as OpenSSL calls it; also known as P-256. */
export const curve = 'prime256v1';

/** Of the one record, and so of the whole message, which push services must take (RFC 8291, 4). */
const recordBytes = 4096;
const saltBytes = 16;
const pointBytes = 65;
const headerBytes = saltBytes + 4 + 1 + pointBytes;
const tagBytes = 16;
/** Ends the content of the last record (RFC 8188, 2). */
const lastRecord = Buffer.from([2]);

/** Bytes that a push may have before it is encrypted. */
export const maxPayload = recordBytes - headerBytes - tagBytes - lastRecord.length;

/** What is random in a message: a salt, and a key pair that is used once. */
interface Ephemeral {
  readonly salt: Buffer;
  readonly sender: ECDH;
}

/**
 * The body of a push in the content coding aes128gcm, as RFC 8291 derives its keys: only the browser
 * can read it.
 * @throws RangeError where the payload has more than `maxPayload` bytes
 */
export function encryptPush(
  payload: Buffer,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { salt, sender }: Ephemeral = ephemeral(),
): Buffer {
  if (payload.length > maxPayload) throw new RangeError('the push is too long');
  const receiver = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, senderKey]);
  const shared = sender.computeSecret(receiver);
  const input = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const encryption = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([pointBytes]),
    senderKey,
    encryption.update(payload),
    encryption.update(lastRecord),
    encryption.final(),
    encryption.getAuthTag(),
  ]);
}

function ephemeral(): Ephemeral {
  const sender = createECDH(curve);
  sender.generateKeys();
  return { salt: randomBytes(saltBytes), sender };
}

function derive(input: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, bytes));
}

/** Whether a browser's keys can be encrypted for: a point on the curve, and 16 bytes. */
export function areUsableKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== pointBytes || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ephemeral().sender.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
