import type { Locale } from '@stratum/contract/locale';
import { after } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { Deps } from './deps.ts';
import { answerable } from './push-message.ts';
import { sendTo } from './send-push.ts';
import { liveSubscriptions } from './store.ts';
import { sentences } from './texts.ts';

/** Seconds after which nobody waits for a test any more. */
const testLife = 5 * 60;

/** Sends a push to the browser that asks for it. @returns to how many addresses */
export async function sendTest(deps: Deps, caller: Caller, locale: Locale) {
  const { db, clock } = deps;
  const { userId, sessionId } = caller;
  const now = clock.now();
  const subscriptions = await liveSubscriptions(db, { userIds: [userId], sessionId }, now);
  const t = sentences(locale);
  const message = {
    tag: 'test',
    about: 'push',
    locale,
    title: t('test.title', { ns: 'push' }),
    text: t('test.text', { ns: 'push' }),
    target: '/notifications',
    expiresAt: after(now, testLife),
    ...answerable(null, locale),
  };
  await sendTo(deps, db, [{ subscriptions, message }]);
  return { sent: subscriptions.length };
}
