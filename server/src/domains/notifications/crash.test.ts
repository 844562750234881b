import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { notificationRoutes } from '@stratum/contract/notifications';
import { expect, onTestFinished, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { startMailServer } from '../../../test/mail-server.ts';

const script = join(import.meta.dirname, '../../../test/process/reminding-child.ts');
/** Noon in Berlin. */
const noon = '2026-11-20T11:00:00Z';

/** A process that reminds and mails, by a mail server of its own. */
function startProcess({ database: { address } }: TestApp, mailUrl: string): ChildProcess {
  if (!('host' in address)) throw new Error('tests reach their database by its host');
  const { host, user, database } = address;
  const child = spawn(process.execPath, [script, host, user, database, noon, mailUrl], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** As if a mail's job had given no sign of life for long. */
const heartbeatLost = `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute',
  retry_delay = 0 WHERE name = 'mail' AND position(data ->> 'id' IN $1) > 0`;

test('of two processes that remind, one killed at a mail that was taken costs no notice and doubles none', async () => {
  const on = await createTestApp();
  const people = await Promise.all(Array.from({ length: 4 }, () => on.build.user()));
  for (const { call } of people) {
    await call(dailyWinRoutes.putDailyWinReminder, { body: { time: '12:00' } });
  }
  // The first mail of all is taken, and its sender killed before it hears so.
  const interrupted = Promise.withResolvers<number>();
  let isFirst = true;
  const servers = await Promise.all(
    [0, 1].map((place) =>
      startMailServer({
        async beforeAnswer() {
          if (!isFirst) return;
          isFirst = false;
          interrupted.resolve(place);
          await new Promise(() => {});
        },
      }),
    ),
  );
  const processes = servers.map(({ url }) => startProcess(on, url));
  const killed = await interrupted.promise;
  const child = processes[killed];
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
  const [unheard] = servers[killed]?.deliveries.map(({ email }) => email.messageId) ?? [];
  await on.database.pool.query(heartbeatLost, [unheard]);

  const mails = () =>
    servers.flatMap(({ deliveries }) =>
      deliveries.map(({ to: [to], email }) => ({ to, id: email.messageId })),
    );
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(people.length + 1);
  const ids = Map.groupBy(mails(), ({ id }) => id);
  expect(ids.size).toBe(people.length);
  expect(new Set(mails().map(({ to }) => to))).toEqual(new Set(people.map(({ email }) => email)));
  expect(ids.get(unheard)).toHaveLength(2);
  for (const { call } of people) {
    expect(dataOf(await call(notificationRoutes.getNotification)).total).toBe(1);
  }
});
