import { randomUUID } from 'node:crypto';
import type { Failure } from '@stratum/contract/envelope';
import { apiBase, type Reply, type Route, type SentPart } from '@stratum/contract/route';
import type { FastifyInstance } from 'fastify';

export interface Sent<R extends Route> {
  readonly params?: SentPart<R, 'params'>;
  readonly query?: SentPart<R, 'query'>;
  readonly body?: SentPart<R, 'body'>;
  readonly headers?: Record<string, string>;
}

export interface Answer<R extends Route> {
  readonly status: number;
  /** Null where the call failed. */
  readonly data: Reply<R> | null;
  readonly error: Failure['error'] | null;
}

/** Calls a route of the contract, signed in by a token or not at all. */
export async function callRoute<R extends Route>(
  app: FastifyInstance,
  token: string | null,
  route: R,
  sent: Sent<R> = {},
): Promise<Answer<R>> {
  const response = await app.inject({
    method: route.method,
    url: apiBase + fillPath(route.path, { ...sent.params }),
    query: Object.fromEntries(
      Object.entries({ ...sent.query }).map(([key, value]) => [key, String(value)]),
    ),
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(route.needsKey && { 'idempotency-key': randomUUID() }),
      ...sent.headers,
    },
    ...(sent.body && { payload: sent.body }),
  });
  const { data = null, error = null } = response.json();
  return { status: response.statusCode, data, error };
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The data of an answer that must be a success. */
export function dataOf<R extends Route>(answer: Answer<R>): Reply<R> {
  if (answer.error !== null) throw new Error(`the call failed: ${JSON.stringify(answer)}`);
  return answer.data as Reply<R>;
}
