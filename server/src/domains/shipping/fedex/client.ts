import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { CarrierError } from '../carrier.ts';

/** What the operator has of FedEx. */
export interface FedExAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accountNumber: string;
  readonly origin: string;
}

interface FedExOptions {
  readonly clock: Clock;
  /** Milliseconds. Somebody waits for the rates. */
  readonly timeout?: number;
}

/** Posts to FedEx's REST API as an account of it. */
export interface FedExClient {
  /** @throws CarrierError */
  post<T>(path: string, body: unknown, reply: z.ZodType<T>): Promise<T>;
}

/** A token is not used in the last seconds of its life, which the way there may take. */
const tokenMargin = 60_000;
const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});
const errorSchema = z.object({ errors: z.array(z.object({ code: z.string() })).min(1) });

interface Token {
  readonly value: string;
  readonly until: number;
}

/** Keeps one token for all calls, until shortly before its end or until FedEx no longer knows it. */
export function createFedExClient(account: FedExAccount, options: FedExOptions): FedExClient {
  const { clock, timeout = 6_000 } = options;
  const send = (path: string, init: RequestInit) =>
    fetch(new URL(path, account.origin), {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new CarrierError('FedEx did not answer', { cause });
    });

  let token: Promise<Token> | null = null;
  const requestToken = async (): Promise<Token> => {
    const { clientId, clientSecret } = account;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const given = await readReply(await send('/oauth/token', { body }), tokenSchema);
    const until = clock.now().getTime() + given.expires_in * 1000 - tokenMargin;
    return { value: given.access_token, until };
  };
  const renew = (): Promise<Token> => {
    const asked = requestToken();
    token = asked;
    asked.catch(() => {
      if (token === asked) token = null;
    });
    return asked;
  };
  const currentToken = async (): Promise<Token> => {
    const kept = await token;
    return kept && clock.now().getTime() < kept.until ? kept : renew();
  };

  return {
    async post(path, body, reply) {
      const call = async ({ value }: Token) =>
        send(path, {
          headers: {
            authorization: `Bearer ${value}`,
            'content-type': 'application/json',
            'x-locale': 'en_US',
          },
          body: JSON.stringify(body),
        });
      const used = await currentToken();
      const response = await call(used);
      if (response.status !== 401) return readReply(response, reply);
      await response.body?.cancel();
      // Calls that were refused together ask for one token.
      const next = (await token) === used ? await renew() : await currentToken();
      return readReply(await call(next), reply);
    },
  };
}

/** By status and code alone: FedEx's own sentences may repeat the address. */
async function readReply<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const known = errorSchema.safeParse(body);
    const code = known.success ? `, ${known.data.errors[0]?.code}` : '';
    const isRefusal = [400, 422].includes(response.status);
    throw new CarrierError(`FedEx refused with status ${response.status}${code}`, { isRefusal });
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new CarrierError('FedEx answered in another shape');
  return parsed.data;
}
