import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountDataRoutes } from '@stratum/contract/account-data';
import { authRoutes } from '@stratum/contract/auth';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { callRoute, dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { seedPersonalData } from '../../../test/seed-personal-data.ts';
import { createSetClock } from '../../../test/set-clock.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { createOutboxMailer, openOutbox } from '../../platform/mail/outbox.ts';
import { SmsError } from '../../platform/sms/sms.ts';

const { deleteAccount, startAccountExport } = accountDataRoutes;
const { profileInfo, updateSmsNotification } = profileRoutes;

const password = 'Lantern-9x';
const dueAt = '2026-12-04T09:00:00.000Z';

async function leave(user: SignedInUser): Promise<void> {
  dataOf(await user.call(deleteAccount, { body: { password } }));
}

/** What runs every few minutes. */
async function search(on: TestApp): Promise<void> {
  await on.jobs.sendScheduled();
  await on.jobs.drain();
}

test('an account is there until the very end of its 14 days, and gone then', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await leave(ada);
  on.clock.set('2026-12-04T08:59:59.999Z');
  await search(on);
  expect((await ada.call(profileInfo)).status).toBe(200);
  on.clock.set(dueAt);
  await search(on);
  expect((await ada.call(profileInfo)).error).toBe('invalid_token');
});

test('a last mail says that it is done, in the language and to the address there was', async () => {
  const on = await createTestApp();
  const dieter = await on.build.user({ locale: 'de' });
  await leave(dieter);
  on.clock.set(dueAt);
  await search(on);
  const mail = (await on.mail.allTo(dieter.email)).at(-1);
  expect(mail?.subject).toBe('Dein Stratum-Konto ist gelöscht');
});

test('the address is free again, and the old password opens nothing', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await leave(ada);
  on.clock.set(dueAt);
  await search(on);
  const { email } = ada;
  const exists = await callRoute(on.app, null, authRoutes.userExists, { body: { email } });
  expect(dataOf(exists)).toEqual({ exists: false });
  const body = { email, password };
  expect((await callRoute(on.app, null, authRoutes.signIn, { body })).status).toBe(401);
  const again = await on.build.user({ email });
  expect(dataOf(await again.call(profileInfo)).createdAt).toBe(dueAt);
});

test('what the outbox kept of mails and text messages goes too, save the last mail', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stratum-outbox-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const clock = createSetClock(new Date('2026-11-20T09:00:00Z'));
  const mailer = createOutboxMailer({ dataDir, from: 'stratum@stratum.test', clock });
  const on = await createTestApp({ mailer, clock });
  const forget = vi.spyOn(on.sms.sender, 'forget');
  const ada = await on.build.user();
  await ada.call(profileRoutes.updateProfile, { body: { phone: '+49 30 901820' } });
  await leave(ada);
  await on.jobs.drain();
  expect(await openOutbox(dataDir).list()).toMatchObject([{ to: ada.email }]);
  on.clock.set(dueAt);
  await search(on);
  const [last, ...more] = await openOutbox(dataDir).list();
  expect(last?.subject).toContain('has been deleted');
  expect(more).toEqual([]);
  expect(forget).toHaveBeenCalledWith('+4930901820');
});

test('mails and text messages that are tried again and again end with the account, none of others do', async () => {
  const on = await createTestApp();
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  await leave(ada);
  // Within the hour in which a text message is tried.
  on.clock.set('2026-12-04T08:30:00.000Z');
  for (const [user, phone] of [
    [ada, '+49 30 901820'],
    [bruno, '+49 30 901821'],
  ] as const) {
    await user.call(profileRoutes.updateProfile, { body: { phone } });
    dataOf(await user.call(updateSmsNotification, { body: { smsNotification: true } }));
  }
  on.clock.set(dueAt);
  const refused = new SmsError('out of reach', { isRetryable: true });
  const text = vi.spyOn(on.deps.sms, 'send').mockImplementation(async ({ to }) => {
    if (to === '+4930901820') throw refused;
  });
  const mail = vi.spyOn(on.deps.mailer, 'send').mockImplementation(async ({ subject }) => {
    if (!subject.endsWith('has been deleted')) throw new Error('out of reach');
  });
  // A job that fails to its last attempt rejects this.
  await search(on);
  expect(text).toHaveBeenCalledWith(expect.objectContaining({ to: '+4930901820' }));
  expect(text).toHaveBeenLastCalledWith(expect.objectContaining({ to: '+4930901821' }));
  expect(mail).toHaveBeenCalled();
});

test('other accounts are left as they are', async () => {
  const on = await createTestApp();
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  await seedPersonalData(bruno);
  const before = dataOf(await bruno.call(profileInfo));
  await leave(ada);
  on.clock.set(dueAt);
  await search(on);
  expect(dataOf(await bruno.call(profileInfo))).toEqual(before);
});

test('an erasure that fails leaves everything in place and is repeated as a whole', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await leave(ada);
  on.clock.set(dueAt);
  const { sendAll } = on.jobs;
  let cut = 0;
  // The erasure's last step, the mail, fails once.
  vi.spyOn(on.jobs, 'sendAll').mockImplementation(async (tx, kind, ...rest) => {
    if (kind.name === 'mail' && cut++ === 0) throw new Error('cut off');
    await sendAll(tx, kind, ...rest);
  });
  await search(on);
  expect(cut).toBe(2);
  expect((await ada.call(profileInfo)).error).toBe('invalid_token');
  const subjects = (await on.mail.allTo(ada.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith('has been deleted'))).toHaveLength(1);
});

test('of two servers that find the same account one erases it, and one mail goes out', async () => {
  const on = await createTestApp();
  const other = await createTestApp({ database: on.database });
  const ada = await on.build.user();
  await leave(ada);
  await on.jobs.drain();
  const servers = [on, other];
  for (const { clock } of servers) clock.set(dueAt);
  await Promise.all(servers.map(({ jobs }) => jobs.sendScheduled()));
  await Promise.all(servers.map(({ jobs }) => jobs.drain()));
  await Promise.all(servers.map(({ jobs }) => jobs.drain()));
  const mails = (await Promise.all(servers.map(({ mail }) => mail.allTo(ada.email)))).flat();
  expect(mails.filter(({ subject }) => subject.endsWith('has been deleted'))).toHaveLength(1);
  expect((await ada.call(profileInfo)).error).toBe('invalid_token');
});

test('an archive that is being made when the account ends is not left behind', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await ada.call(startAccountExport);
  await leave(ada);
  on.clock.set(dueAt);
  await search(on);
  expect((await on.mail.allTo(ada.email)).at(-1)?.subject).toContain('deleted');
  expect(await storedFiles(on.filesDir)).toEqual([]);
});
