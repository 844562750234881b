import type { codeSentSchema } from '@stratum/contract/auth';
import type { emailChangeRoutes } from '@stratum/contract/email-change';
import type { Part } from '@stratum/contract/route';
import type { z } from 'zod';

/** A change whose codes are on their way. */
export interface PendingChange {
  /** Asks for new codes when it is sent once more. */
  readonly body: Part<typeof emailChangeRoutes.changeEmail, 'body'>;
  /** Milliseconds since the epoch. */
  readonly resendAt: number;
  /** Seconds. */
  readonly expiresIn: number;
}

export function pendingChange(
  body: PendingChange['body'],
  { resendAfter, expiresIn }: z.infer<typeof codeSentSchema>,
): PendingChange {
  return { body, resendAt: Date.now() + resendAfter * 1000, expiresIn };
}
