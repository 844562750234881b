import type { Locale } from '@stratum/contract/locale';
import { after } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { Deps } from './deps.ts';
import { answerable, type PushMessage } from './push-message.ts';
import { deliver, sendTo } from './send-push.ts';
import { liveSubscriptions } from './store.ts';
import { sentences } from './texts.ts';

/** Seconds after which nobody waits for a test any more. */
const testLife = 5 * 60;

/** Sends a push to the browser that asks for it. @returns to how many addresses */
export async function sendTest(deps: Deps, { userId, sessionId }: Caller, locale: Locale) {
  const { db, clock } = deps;
  const now = clock.now();
  const subscriptions = await liveSubscriptions(db, { userIds: [userId], sessionId }, now);
  await sendTo(deps, db, [{ subscriptions, message: testMessage(locale, now) }]);
  return { sent: subscriptions.length };
}

/**
 * The same at once instead of by a job, so that it is known what became of it.
 * @returns false where no browser of the session takes pushes
 * @throws PushError
 */
export async function sendTestNow(
  deps: Pick<Deps, 'db' | 'clock' | 'push' | 'publicUrl'>,
  { userId, sessionId }: Caller,
  locale: Locale,
): Promise<boolean> {
  const now = deps.clock.now();
  const subscriptions = await liveSubscriptions(deps.db, { userIds: [userId], sessionId }, now);
  for (const subscription of subscriptions) {
    await deliver(deps, subscription, testMessage(locale, now));
  }
  return subscriptions.length > 0;
}

function testMessage(locale: Locale, now: Date): PushMessage {
  const t = sentences(locale);
  return {
    tag: 'test',
    about: 'push',
    locale,
    title: t('test.title', { ns: 'push' }),
    text: t('test.text', { ns: 'push' }),
    target: '/notifications',
    expiresAt: after(now, testLife),
    ...answerable(null, locale),
  };
}
