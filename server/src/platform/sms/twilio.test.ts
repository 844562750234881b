import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '../../../test/create-test-app.ts';
import { createStandIn, type StandInAnswer } from '../../../test/stand-in.ts';
import { newId } from '../new-id.ts';
import { SmsError, type SmsSender } from './sms.ts';
import { smsJob } from './sms-jobs.ts';
import { createTwilioSms } from './twilio.ts';

const on = await openTestApp();
afterAll(on.close);

const account = { accountSid: `AC${'0a'.repeat(16)}`, authToken: 'secret', from: '+15550100200' };
const sms = { to: '+33612345678', locale: 'fr', text: 'Bonjour & à bientôt' } as const;

const taken = { status: 201, body: JSON.stringify({ sid: 'SM1', status: 'queued' }) };
const refused = {
  status: 400,
  body: JSON.stringify({
    code: 21211,
    message: `The 'To' number ${sms.to} is not a valid phone number.`,
    more_info: 'https://www.twilio.com/docs/errors/21211',
    status: 400,
  }),
};
const busy = { status: 429, body: JSON.stringify({ code: 20429, status: 429 }) };

async function createTwilio(...answers: StandInAnswer[]) {
  const { origin, requests } = await createStandIn(...answers);
  const timeout = answers.includes('silence') ? { timeout: 200 } : {};
  const sender = createTwilioSms(account, { origin, ...timeout });
  const id = newId<string>();
  return { requests, send: () => sender.send(sms), runJob: () => runJob(sender, id) };
}

/** One attempt of the job that sends a message; it rejects where another attempt is to follow. */
function runJob(sender: SmsSender, id: string = newId()): Promise<void> {
  const { signal } = new AbortController();
  const { clock, log } = on;
  const job = smsJob({ db: on.database.db, clock, log, sms: sender });
  return job.run({ id, ...sms }, { signal, isFinalAttempt: false });
}

test('a message is a form, posted by the account it is charged to', async () => {
  const { send, requests } = await createTwilio(taken);
  await send();
  const [request] = requests;
  expect(request?.method).toBe('POST');
  expect(request?.path).toBe(`/2010-04-01/Accounts/${account.accountSid}/Messages.json`);
  expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  const basic = Buffer.from(`${account.accountSid}:secret`).toString('base64');
  expect(request?.headers.authorization).toBe(`Basic ${basic}`);
  expect([...new URLSearchParams(request?.body)]).toEqual([
    ['To', sms.to],
    ['From', account.from],
    ['Body', sms.text],
  ]);
});

test('a refused message is given up, and its failure says neither number nor text', async () => {
  const { send, runJob: attempt } = await createTwilio(refused);
  const failure = await send().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SmsError);
  expect(String(failure)).toContain('status 400, code 21211');
  expect(String(failure)).not.toContain(sms.to);
  await attempt();
});

test('a message that Twilio is too busy for is tried again', async () => {
  const { runJob: attempt } = await createTwilio(busy, taken);
  await expect(attempt()).rejects.toThrow('status 429, code 20429');
  await attempt();
});

test('an attempt that did not end may have sent the message, and is the last one', async () => {
  let attempts = 0;
  const sender: SmsSender = {
    async send() {
      attempts += 1;
      throw new Error('the process ends here');
    },
    async forget() {},
  };
  const id = newId<string>();
  await expect(runJob(sender, id)).rejects.toThrow('the process ends here');
  await runJob(sender, id);
  expect(attempts).toBe(1);
});

test.each([
  ['fails inside', { status: 500, body: '' }, 'status 500'],
  ['answers no JSON', { status: 502, body: '<html>' }, 'status 502'],
  ['answers nothing in time', 'silence', 'did not answer'],
] as const)(
  'where Twilio %s, the message may have left and is not repeated',
  async (_what, answer, reason) => {
    const { send, runJob: attempt } = await createTwilio(answer);
    await expect(send()).rejects.toThrow(reason);
    await attempt();
  },
);

test('where Twilio cannot be reached, the message is tried again', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const closed = createTwilioSms(account, { origin: `http://127.0.0.1:${port}` });
  await expect(runJob(closed)).rejects.toThrow('did not answer');
});
