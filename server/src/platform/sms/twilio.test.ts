import { expect, test } from 'vitest';
import { createStandIn, type StandInAnswer } from '../../../test/stand-in.ts';
import { createTwilioSms, TwilioError } from './twilio.ts';

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
  const patience = answers.includes('silence') ? { timeout: 200 } : {};
  const sender = createTwilioSms(account, { origin, pauses: [0, 0], ...patience });
  return { requests, send: () => sender.send(sms) };
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

test('a refused message fails at once, and says neither number nor text', async () => {
  const { send, requests } = await createTwilio(refused);
  const failure = await send().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TwilioError);
  expect(String(failure)).toContain('status 400, code 21211');
  expect(String(failure)).not.toContain(sms.to);
  expect(requests).toHaveLength(1);
});

test('a message that Twilio is too busy for is handed over again', async () => {
  const { send, requests } = await createTwilio(busy, busy, taken);
  await send();
  expect(requests).toHaveLength(3);
});

test('Twilio may stay too busy', async () => {
  const { send, requests } = await createTwilio(busy);
  await expect(send()).rejects.toThrow('status 429, code 20429');
  expect(requests).toHaveLength(3);
});

test.each([
  ['fails inside', { status: 500, body: '' }, 'status 500'],
  ['answers no JSON', { status: 502, body: '<html>' }, 'status 502'],
  ['answers nothing in time', 'silence', 'did not answer'],
] as const)(
  'where Twilio %s, the message may have left and is not repeated',
  async (_what, answer, reason) => {
    const { send, requests } = await createTwilio(answer);
    await expect(send()).rejects.toThrow(reason);
    expect(requests).toHaveLength(1);
  },
);

test('where Twilio cannot be reached, the message is tried again and then fails', async () => {
  const closed = createTwilioSms(account, { origin: 'http://127.0.0.1:1', pauses: [0] });
  await expect(closed.send(sms)).rejects.toThrow('did not answer');
});
