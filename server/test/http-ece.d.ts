declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts by the receiver's key pair and the secret that both sides share. */
  export function decrypt(
    body: Buffer,
    params: {
      readonly version: 'aes128gcm';
      readonly privateKey: ECDH;
      readonly authSecret: Buffer;
    },
  ): Buffer;
}
