import type { UserId } from '@stratum/contract/ids';

/** Where a browser takes pushes, and the keys that it reads them with; in base64url. */
export interface PushTarget {
  readonly endpoint: string;
  /** The browser's public key, a point on P-256. */
  readonly p256dh: string;
  /** 16 bytes that the browser and this server share. */
  readonly auth: string;
}

export interface Push {
  /** At most `maxPayload` bytes. */
  readonly payload: string;
  /** Of two pushes with the same topic that wait for a browser, the newer alone arrives. */
  readonly topic: string;
  /** Seconds that the push service keeps it for a browser that is away. */
  readonly timeToLive: number;
  /** Whom it is for, and what it tells of; for this server alone. */
  readonly addressee?: { readonly userId: UserId; readonly about: string };
}

export interface PushSender {
  /** What browsers subscribe with: the installation's public key in base64url. */
  readonly publicKey: string;
  /** Whether an address is on one of the push services that the operator has named. */
  allows(endpoint: string): boolean;
  /**
   * Hands a push over to the browser's push service.
   * @returns `gone` where the browser has ended its subscription
   * @throws PushError
   */
  send(target: PushTarget, push: Push): Promise<'sent' | 'gone'>;
  close(): void;
}

/** A push was not accepted. Names no address, which is a secret of the browser: it goes to the log. */
export class PushError extends Error {
  override name = 'PushError';
  /** Whether another attempt may succeed. */
  readonly isRetryable: boolean;

  constructor(message: string, options: ErrorOptions & { isRetryable: boolean }) {
    super(message, options);
    this.isRetryable = options.isRetryable;
  }
}
