import type { Endpoint } from '@stratum/contract/endpoint';
import { apiBase } from '@stratum/contract/route';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { z } from 'zod';
import {
  type AnyCall,
  type Call,
  type FakeAnswer,
  isSame,
  NetworkFailure,
  nameOf,
  routeOf,
} from './fake-answer.ts';

/**
 * Answers the calls of every test in a file by the contract. What the contract does not know fails
 * the test: a call that nothing answers, an input that its route refuses, a reply or an error that
 * its route never gives.
 */
export function fakeApi(...answers: readonly FakeAnswer[]) {
  let round = newRound(answers);

  // Nothing is awaited before a call is noted: `sent` tells it as soon as `fetch` was called.
  async function respond(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    if (address instanceof Request) throw new Error('A call is made by its address.');
    // Outside a browser an address must be whole; only its path is looked at.
    const request = new Request(new URL(address, 'https://stratum.test'), init);
    // A call that outlives its test is none of the next one's.
    const { current, made, faults } = round;
    try {
      const found = findAnswer(current, request);
      if (!found) throw new Error(`Nothing answers ${request.method} ${request.url}`);
      const { answer, params } = found;
      const call = readCall(answer.endpoint, { request, params, body: bodyOf(init) });
      made.push({ endpoint: answer.endpoint, call });
      return await answer.respond(call);
    } catch (error) {
      const isExpected = error instanceof NetworkFailure || request.signal.aborted;
      if (error instanceof Error && !isExpected) faults.push(error);
      throw error;
    }
  }

  beforeEach(() => {
    round = newRound(answers);
    vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    // What is still mounted reaches no real server either.
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    const [fault] = round.faults;
    if (fault) throw fault;
  });

  afterAll(() => void vi.restoreAllMocks());

  function sent<E extends Endpoint>(endpoint: E): Call<E>[];
  function sent(endpoint: Endpoint): AnyCall[] {
    return round.made.filter((each) => isSame(each.endpoint, endpoint)).map(({ call }) => call);
  }

  return {
    /** From now on, until the test ends. */
    now: (...changed: readonly FakeAnswer[]) => void round.current.push(...changed),
    /** The calls so far: `GET /levels`. */
    calls: () => round.made.map(({ endpoint }) => nameOf(endpoint)),
    /** What an endpoint was sent so far, call by call. */
    sent,
  };
}

/** What one test knows: how it is answered, what was called, what the contract does not know. */
interface Round {
  readonly current: FakeAnswer[];
  readonly made: { readonly endpoint: Endpoint; readonly call: AnyCall }[];
  readonly faults: Error[];
}

function newRound(answers: readonly FakeAnswer[]): Round {
  return { current: [...answers], made: [], faults: [] };
}

/** The latest answer given for the request's endpoint. */
function findAnswer(answers: readonly FakeAnswer[], { method, url }: Request) {
  for (const answer of answers.toReversed()) {
    const match = pattern(answer.endpoint).exec(new URL(url).pathname);
    if (match && method === answer.endpoint.method) return { answer, params: { ...match.groups } };
  }
  return null;
}

function pattern({ path }: Endpoint): RegExp {
  return new RegExp(`^${apiBase}${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
}

const nothing = z.strictObject({});

interface Sent {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function readCall(endpoint: Endpoint, { request, params, body }: Sent): AnyCall {
  const route = routeOf(endpoint);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const check = (schema: z.ZodType, value: unknown): unknown => {
    const { data, error } = schema.safeParse(value);
    if (error) throw new Error(`${nameOf(endpoint)} refuses what is sent: ${error.message}`);
    return data;
  };
  check(route.body ?? nothing, body ?? {});
  return {
    params: check(route.params ?? nothing, decoded(params)),
    query: check(route.query?.strict() ?? nothing, query),
    body,
    headers: request.headers,
    signal: request.signal,
  };
}

function bodyOf(init?: RequestInit): unknown {
  if (init?.body === undefined || init.body === null) return undefined;
  if (typeof init.body !== 'string') throw new Error('A body is sent as JSON.');
  return JSON.parse(init.body);
}

function decoded(segments: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(segments).map(([name, text]) => [name, decodeURIComponent(text)]),
  );
}
