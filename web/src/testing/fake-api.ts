import { api, type RouteOf } from '@stratum/contract/api';
import type { Endpoint } from '@stratum/contract/endpoint';
import { type ErrorCode, endsSession, errorStatus } from '@stratum/contract/errors';
import { apiBase, type ReplyInput } from '@stratum/contract/route';
import { afterEach, beforeEach, vi } from 'vitest';

interface Sent {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

/** How an endpoint answers, made by one of the functions below. */
export interface FakeAnswer {
  readonly endpoint: Endpoint;
  readonly answer: (sent: Sent) => Response | Promise<Response>;
}

interface Refusal {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

type ReplyOf<E extends Endpoint> = ReplyInput<RouteOf<E>>;

/** The reply, or what makes it of each call; held to the route's schema. */
export function answering<E extends Endpoint>(
  endpoint: E,
  reply: ReplyOf<E> | ((sent: Sent) => ReplyOf<E> | Promise<ReplyOf<E>>),
): FakeAnswer {
  const { reply: schema } = routeOf(endpoint);
  const answer = async (sent: Sent) => {
    const data: unknown = isMaker(reply) ? await reply(sent) : reply;
    const { error } = schema.safeParse(data);
    if (error) throw new Error(`${nameOf(endpoint)} never answers so: ${error.message}`);
    return Response.json({ success: true, data });
  };
  return { endpoint, answer };
}

function isMaker<T>(
  reply: T | ((sent: Sent) => T | Promise<T>),
): reply is (sent: Sent) => T | Promise<T> {
  return typeof reply === 'function';
}

export function refusing(
  endpoint: Endpoint,
  code: ErrorCode,
  { message = 'No.', fields }: Refusal = {},
): FakeAnswer {
  const error = endsSession(code) ? code : { code, message, ...(fields && { fields }) };
  const answer = () => Response.json({ success: false, error }, { status: errorStatus[code] });
  return { endpoint, answer };
}

/** No answer until the caller gives up. */
export function hanging(endpoint: Endpoint): FakeAnswer {
  const answer = ({ signal }: Sent) =>
    new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { endpoint, answer };
}

/**
 * Answers the calls of every test in a file by the contract. A call that nothing answers, and a
 * reply that the contract does not know, fail the test.
 */
export function fakeApi(...answers: readonly FakeAnswer[]) {
  let current: FakeAnswer[] = [];
  let faults: Error[] = [];
  const sent: Sent[] = [];

  async function respond(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(address, init);
    try {
      for (const { endpoint, answer } of current.toReversed()) {
        const call = await readCall(endpoint, request);
        if (!call) continue;
        sent.push(call);
        return await answer(call);
      }
      throw new Error(`Nothing answers ${request.method} ${request.url}`);
    } catch (error) {
      const isExpected = error instanceof TypeError || request.signal.aborted;
      if (error instanceof Error && !isExpected) faults.push(error);
      throw error;
    }
  }

  beforeEach(() => {
    [current, faults] = [[...answers], []];
    sent.length = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    const [fault] = faults;
    if (fault) throw fault;
  });

  return {
    /** From now on, until the test ends. */
    now: (...changed: readonly FakeAnswer[]) => void current.push(...changed),
    /** The calls so far: `GET /levels`. */
    calls: () => sent.map(({ endpoint }) => nameOf(endpoint)),
    sent: (endpoint: Endpoint) => sent.filter((call) => isSame(call.endpoint, endpoint)),
  };
}

/** @returns null for a call of another endpoint */
async function readCall(endpoint: Endpoint, request: Request): Promise<Sent | null> {
  const { pathname, searchParams } = new URL(request.url);
  const match = pattern(endpoint).exec(pathname);
  if (!match || request.method !== endpoint.method) return null;
  const text = await request.clone().text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  const { headers, signal } = request;
  return {
    endpoint,
    params: { ...match.groups },
    query: Object.fromEntries(searchParams),
    body,
    headers,
    signal,
  };
}

function pattern({ path }: Endpoint): RegExp {
  return new RegExp(`^${apiBase}${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
}

function routeOf(endpoint: Endpoint) {
  const route = Object.values(api).find((each) => isSame(each, endpoint));
  if (!route) throw new Error(`${nameOf(endpoint)} is no route of the contract`);
  return route;
}

function isSame(one: Endpoint, other: Endpoint): boolean {
  return one.method === other.method && one.path === other.path;
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
