import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Sms, SmsSender } from './sms.ts';

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number or name that messages come from. */
  readonly from: string;
}

interface TwilioOptions {
  readonly origin?: string;
  /** Milliseconds before each repetition. */
  readonly pauses?: readonly number[];
  readonly timeout?: number;
}

/** Twilio did not take a message. Names no receiver, since it goes to the log. */
export class TwilioError extends Error {
  override name = 'TwilioError';
}

const errorSchema = z.object({ code: z.number() });

/**
 * Sends by Twilio's Messages resource. A message is handed over again only where the first time
 * surely sent nothing: Twilio was not reached, or took in no more at that moment (429). A time-out
 * or a failure inside Twilio may hide a message that left.
 */
export function createTwilioSms(account: TwilioAccount, options: TwilioOptions = {}): SmsSender {
  const { origin = 'https://api.twilio.com', pauses = [1_000, 5_000], timeout = 10_000 } = options;
  const { accountSid, authToken, from } = account;
  const url = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, origin);
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const post = ({ to, text }: Sms) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
  return {
    async send(sms) {
      for (const wait of [...pauses, null]) {
        const outcome = await handOver(() => post(sms));
        if (outcome === 'sent') return;
        if (wait === null || !outcome.repeatable) throw outcome.error;
        await pause(wait);
      }
    },
  };
}

type Outcome = 'sent' | { readonly repeatable: boolean; readonly error: Error };

async function handOver(post: () => Promise<Response>): Promise<Outcome> {
  try {
    const response = await post();
    if (response.ok) {
      await response.body?.cancel();
      return 'sent';
    }
    const error = await refusalOf(response);
    return { repeatable: response.status === 429, error };
  } catch (cause) {
    const error = new TwilioError('Twilio did not answer', { cause });
    return { repeatable: wasNotReached(cause), error };
  }
}

/** Twilio's own sentence may repeat the number: status and code say which one it is. */
async function refusalOf(response: Response): Promise<TwilioError> {
  const body: unknown = await response.json().catch(() => null);
  const known = errorSchema.safeParse(body);
  const code = known.success ? `, code ${known.data.code}` : '';
  return new TwilioError(`Twilio refused a message with status ${response.status}${code}`);
}

const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether `fetch` failed before a byte of the request left. */
function wasNotReached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && unreached.has(String(cause.code));
}
