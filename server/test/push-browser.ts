import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';

/** What a browser does of pushes: it has an address, keys, and reads what is encrypted for it. */
export interface PushBrowser {
  /** The body of POST push-subscription. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** Decrypts by an implementation of RFC 8291 that is not the product's. */
  read(body: Buffer): string;
}

/** @param service host of the push service, with a port where it is not 443 */
export function createPushBrowser(service = 'fcm.googleapis.com'): PushBrowser {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const authSecret = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://${service}/send/${randomBytes(12).toString('base64url')}`,
      keys: { p256dh, auth: authSecret.toString('base64url') },
    },
    read: (body) => decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString(),
  };
}
