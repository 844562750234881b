import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createSendSms, smsJob } from './sms-jobs.ts';

const hour = 60 * 60 * 1000;

test('a message whose attempt did not end stays the only attempt, however late another one is made', async () => {
  const { database, clock, log } = await createTestApp();
  const { db } = database;
  const sent: string[] = [];
  const job = smsJob({
    db,
    clock,
    log,
    sms: {
      send: async ({ text }) => {
        sent.push(text);
        if (text === 'first') throw new Error('the process died after the carrier took it');
      },
      forget: async () => undefined,
    },
  });
  const queued: unknown[] = [];
  const jobs = {
    send: async () => undefined,
    sendAll: async (_db: unknown, _kind: unknown, data: readonly unknown[]) =>
      void queued.push(...data),
    cancel: async () => undefined,
  };
  const sendSms = createSendSms({ jobs, clock });
  const run = (index: number) =>
    job.run(queued[index], { signal: new AbortController().signal, isFinalAttempt: false });

  await sendSms(db, { to: '+49301234567', locale: 'en', text: 'first' });
  await expect(run(0)).rejects.toThrow('died');
  clock.advance(72 * hour);
  await sendSms(db, { to: '+49301234567', locale: 'en', text: 'second' });
  await run(1);
  await run(0);
  expect(sent).toEqual(['first', 'second']);
});
