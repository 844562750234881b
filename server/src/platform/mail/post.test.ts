import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import type { Mail, Mailer } from './mail.ts';
import { createPost } from './post.ts';

const mail: Mail = { to: 'ada@example.org', locale: 'en', subject: 's', text: 't', html: 'h' };

function createSlowMailer() {
  const { promise: opened, resolve: open, reject: fail } = Promise.withResolvers<void>();
  // It may fail before the mail that waits for it is made.
  opened.catch(() => undefined);
  const delivered: Mail[] = [];
  const mailer: Mailer = {
    async send(sent) {
      await opened;
      delivered.push(sent);
    },
    async close() {},
  };
  return { mailer, delivered, open, fail };
}

test('nobody waits for a mail, and settling waits for all of them', async () => {
  const { mailer, delivered, open } = createSlowMailer();
  const post = createPost(mailer, createLog('silent'));
  post.send(() => mail);
  post.send(() => null);
  expect(delivered).toEqual([]);
  open();
  await post.settled();
  expect(delivered).toEqual([mail]);
});

test('nothing of a mail is made before whoever sends it goes on', async () => {
  const { mailer, delivered, open } = createSlowMailer();
  const post = createPost(mailer, createLog('silent'));
  const make = vi.fn(() => mail);
  post.send(make);
  await Promise.resolve();
  expect(make).not.toHaveBeenCalled();
  open();
  await post.settled();
  expect(delivered).toEqual([mail]);
});

test('a mail that fails goes to the log and stops nothing', async () => {
  const { mailer, fail } = createSlowMailer();
  const log = createLog('silent');
  const logged = vi.spyOn(log, 'error');
  const post = createPost(mailer, log);
  const cause = new Error('the mail server is away');
  post.send(() => mail);
  post.send(() => {
    throw cause;
  });
  fail(cause);
  await post.settled();
  expect(logged).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledWith({ err: cause }, expect.any(String));
});

test('a mail server that hangs does not hold a stopping server', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { mailer } = createSlowMailer();
  const post = createPost(mailer, createLog('silent'));
  post.send(() => mail);
  let settled = false;
  const settling = post.settled().then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await settling;
});
