import { z } from 'zod';
import { type Sms, SmsError, type SmsSender } from './sms.ts';

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number or name that messages come from. */
  readonly from: string;
}

interface TwilioOptions {
  readonly origin?: string;
  readonly timeout?: number;
}

const errorSchema = z.object({ code: z.number() });

/**
 * Sends by Twilio's Messages resource. An attempt certainly sent nothing where Twilio was not reached
 * or was busy (429); a time-out or a failure inside Twilio may hide a message
 * that left.
 */
export function createTwilioSms(account: TwilioAccount, options: TwilioOptions = {}): SmsSender {
  const { origin = 'https://api.twilio.com', timeout = 10_000 } = options;
  const { accountSid, authToken, from } = account;
  const url = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, origin);
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const request = ({ to, text }: Sms) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
  return {
    async send(sms) {
      const response = await request(sms).catch((cause: unknown) => {
        const isRetryable = wasNotReached(cause);
        throw new SmsError('Twilio did not answer', { cause, isRetryable });
      });
      if (!response.ok) throw await refusalOf(response);
      await response.body?.cancel();
    },
    async forget() {
      // Twilio keeps messages as its account's settings say.
    },
  };
}

/** By status and code alone: Twilio's own sentence may repeat the number. */
async function refusalOf(response: Response): Promise<SmsError> {
  const body: unknown = await response.json().catch(() => null);
  const known = errorSchema.safeParse(body);
  const code = known.success ? `, code ${known.data.code}` : '';
  const isRetryable = response.status === 429;
  const message = `Twilio refused a message with status ${response.status}${code}`;
  return new SmsError(message, { isRetryable });
}

const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether `fetch` failed before a byte of the request left. */
function wasNotReached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && unreached.has(String(cause.code));
}
