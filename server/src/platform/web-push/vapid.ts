import { createECDH, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { after, type Clock } from '../clock.ts';
import { curve } from './encrypt-push.ts';

/** Seconds for which a token identifies the sender; push services refuse more than a day. */
const tokenLife = 12 * 60 * 60;

export interface VapidOptions {
  /** The private key, a scalar of P-256. */
  readonly key: Buffer;
  /** Whom a push service may write to, as `mailto:` or `https:`; null where there is nobody. */
  readonly contact: string | null;
  readonly clock: Clock;
}

export interface Vapid {
  /** In base64url, uncompressed: what browsers subscribe with. */
  readonly publicKey: string;
  /** The Authorization header of a push to an endpoint. */
  authorizationFor(endpoint: URL): Promise<string>;
}

/** Identifies the installation to push services (RFC 8292). */
export function createVapid({ key, contact, clock }: VapidOptions): Vapid {
  const pair = createECDH(curve);
  pair.setPrivateKey(key);
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const signingKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: key.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey,
    async authorizationFor({ origin }) {
      const token = await new SignJWT(contact === null ? {} : { sub: contact })
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(origin)
        .setExpirationTime(after(clock.now(), tokenLife))
        .sign(signingKey);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
