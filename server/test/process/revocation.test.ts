import { authRoutes as routes } from '@stratum/contract/auth';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, it, onTestFinished } from 'vitest';
import type { openOutbox } from '../../src/platform/mail/outbox.ts';
import { connectLive } from '../live-client.ts';
import { codeIn } from '../newcomer.ts';
import { startRedis } from '../redis-server.ts';
import { eventually } from './product.ts';
import { ada, call, signInAt, twoProcesses } from './two-processes.ts';

const { email } = ada;
const [firstPassword, secondPassword, thirdPassword] = [ada.password, 'Lantern-9x', 'Kieselgur#4'];

/** Asks whom a token belongs to; at the first call, not eventually. */
async function knows(url: string, token: string) {
  const { status, error } = await call(url, token, profileRoutes.profileInfo);
  return status === 200 ? true : error;
}

it('ends a session in every server process by the time the call that ends it is answered, its live connections with it', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const { here, there, outbox } = await twoProcesses({ REDIS_URL: redis.url });
  let kept = await signInAt(here, firstPassword);
  const opened = async (password: string) => {
    const token = await signInAt(there, password);
    expect(await knows(here, token)).toBe(true);
    return token;
  };
  const ends = async (token: string, end: () => Promise<{ status: number }>) => {
    const { closed } = await connectLive(there, token);
    expect((await end()).status).toBe(200);
    expect(await knows(there, token)).toBe('invalid_token');
    expect(await closed).toEqual({ code: 4401, reason: 'invalid_token' });
    expect(await knows(there, kept)).toBe(true);
  };

  const signedOut = await opened(firstPassword);
  const { data: profile } = await call(here, kept, profileRoutes.profileInfo);
  await ends(signedOut, () => call(here, signedOut, routes.deleteSession, { id: profile.id }));

  const one = await opened(firstPassword);
  const { data: listed } = await call(here, one, routes.sessions);
  const id = listed.items.find(({ current }) => current)?.id ?? '';
  await ends(one, () => call(here, kept, routes.endSession, { id }));

  const other = await opened(firstPassword);
  await ends(other, () => call(here, kept, routes.endOtherSessions));

  const changed = await opened(firstPassword);
  const body = { currentPassword: firstPassword, password: secondPassword };
  await ends(changed, () => call(here, kept, routes.updatePassword, { body }));

  const reset = await opened(secondPassword);
  const ticket = await resetTicket(here, outbox);
  const before = kept;
  await call(here, null, routes.resetPassword, { body: { ticket, password: thirdPassword } });
  for (const token of [reset, before]) expect(await knows(there, token)).toBe('invalid_token');
  kept = await signInAt(there, thirdPassword);
  expect(await knows(here, kept)).toBe(true);

  const client = await connectLive(there, kept);
  const readAll = () =>
    call(here, kept, notificationRoutes.setNotificationRead, { body: { all: true } });
  await readAll();
  expect(await client.next('notification_count')).toMatchObject({ count: 0 });
  // Without Redis the other process finds out by itself, and has its clients fetch anew once it is back.
  await redis.stop();
  const late = await opened(thirdPassword);
  await ends(late, () => call(here, late, routes.deleteSession, { id: profile.id }));
  await redis.start();
  await client.next('ready');
});

async function resetTicket(url: string, outbox: ReturnType<typeof openOutbox>): Promise<string> {
  await call(url, null, routes.forgotPassword, { body: { email } });
  const mails = await eventually(
    () => outbox.list(),
    (all) => all.some(({ subject }) => /^\d{6} /.test(subject)),
  );
  const mail = mails.find(({ subject }) => /^\d{6} /.test(subject));
  const body = { email, otp: codeIn({ text: mail?.text ?? '' }) };
  const { data } = await call(url, null, routes.checkOtp, { body });
  return data.ticket;
}
