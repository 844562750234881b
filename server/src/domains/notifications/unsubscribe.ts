import { type UserId, userIdSchema } from '@stratum/contract/ids';
import { type NotificationKind, notificationChoices } from '@stratum/contract/notification-kinds';
import { createSealer } from '../../platform/seal.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** What mails are unsubscribed from: a kind, or all that come as a digest. */
export const digestMails = 'digest';
type MailsOf = NotificationKind | typeof digestMails;

export interface Subscription {
  readonly userId: UserId;
  readonly what: MailsOf;
}

/** Secret addresses that end mails of a kind for whoever has them. They do not expire. */
export interface Unsubscribing {
  addressFor(subscription: Subscription): string;
  /** Null for a token that is not ours. */
  read(token: string): Subscription | null;
}

export const unsubscribePath = '/unsubscribe';

export function createUnsubscribing(
  { otpKey }: Pick<Secrets, 'otpKey'>,
  publicUrl: string,
): Unsubscribing {
  const sealer = createSealer(otpKey, 'unsubscribe');
  return {
    addressFor: ({ userId, what }) =>
      new URL(`${unsubscribePath}/${sealer.seal(`${userId} ${what}`)}`, publicUrl).href,
    read(token) {
      const [id, what] = sealer.open(token)?.split(' ') ?? [];
      const userId = userIdSchema.safeParse(id).data;
      return userId && isMails(what) ? { userId, what } : null;
    },
  };
}

function isMails(what: string | undefined): what is MailsOf {
  return what !== undefined && (what === digestMails || what in notificationChoices);
}
