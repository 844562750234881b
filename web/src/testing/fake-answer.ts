import { api, type RouteOf } from '@stratum/contract/api';
import type { Endpoint } from '@stratum/contract/endpoint';
import { type ErrorCode, endsSession, errorStatus } from '@stratum/contract/errors';
import errors from '@stratum/contract/messages/errors.en.json';
import { codesOf } from '@stratum/contract/openapi';
import type { Part, ReplyInput, Route, SentPart } from '@stratum/contract/route';
import { vi } from 'vitest';

/** `body` as it was sent; `params` and `query` as the server reads them. */
export interface Call<E extends Endpoint> {
  readonly params: Part<RouteOf<E>, 'params'>;
  readonly query: Part<RouteOf<E>, 'query'>;
  readonly body: SentPart<RouteOf<E>, 'body'>;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}
/** The call of any endpoint. */
export interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

/** No answer until the caller gives up. */
export const hang = Symbol('hang');
/** No network. */
export const offline = Symbol('offline');

interface RefusalDetails {
  /** The code's own sentence where left out. */
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly retryAfter?: number;
}
class Refusal {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, details: RefusalDetails) {
    this.code = code;
    this.details = details;
  }
}

/** An error of the closed list; one that the contract does not allow the route fails the test. */
export function refuse(code: ErrorCode, details: RefusalDetails = {}): Refusal {
  return new Refusal(code, details);
}

/** What `answering` takes for an endpoint. */
export type Answer<E extends Endpoint> =
  | ReplyInput<RouteOf<E>>
  | Refusal
  | typeof hang
  | typeof offline;
type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** How an endpoint answers; made by `answering`. */
export interface FakeAnswer {
  readonly endpoint: Endpoint;
  readonly respond: (call: AnyCall) => Promise<Response>;
}

/**
 * An endpoint and how it answers: a reply of its type, `refuse(code)`, `hang`, `offline`, or a
 * function that picks one of them by the call.
 */
export function answering<E extends Endpoint>(
  endpoint: E,
  answer: Answer<E> | Handler<E>,
): FakeAnswer;
export function answering(endpoint: Endpoint, answer: unknown): FakeAnswer {
  const route = routeOf(endpoint);
  const respond = async (call: AnyCall) => {
    const outcome = isHandler(answer) ? await answer(call) : answer;
    if (outcome === hang) return aborted(call.signal);
    if (outcome === offline) throw new NetworkFailure();
    return outcome instanceof Refusal ? refusal(route, outcome) : reply(route, outcome);
  };
  return { endpoint, respond };
}

function isHandler(answer: unknown): answer is (call: AnyCall) => unknown {
  return typeof answer === 'function';
}

/** As `fetch` fails without a network. */
export class NetworkFailure extends TypeError {}

/** Lets the deadline of the next call pass when told. */
export function nextDeadline(): () => void {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  return () => deadline.abort(new DOMException('', 'TimeoutError'));
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function refusal(route: Route, { code, details }: Refusal): Response {
  if (!codesOf(route).has(code)) throw new Error(`${nameOf(route)} never answers ${code}`);
  const { message, fields, retryAfter } = details;
  const error = endsSession(code)
    ? code
    : { code, message: message ?? errors[code], ...(fields && { fields }) };
  return Response.json(
    { success: false, error },
    {
      status: errorStatus[code],
      headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    },
  );
}

function reply(route: Route, answer: unknown): Response {
  const { data, error } = route.reply.safeParse(answer);
  if (error) throw new Error(`${nameOf(route)} never answers so: ${error.message}`);
  return Response.json({ success: true, data });
}

export function routeOf(endpoint: Endpoint): Route {
  const route = Object.values(api).find((each) => isSame(each, endpoint));
  if (!route) throw new Error(`${nameOf(endpoint)} is no route of the contract`);
  return route;
}

export function isSame(one: Endpoint, other: Endpoint): boolean {
  return one.method === other.method && one.path === other.path;
}

export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
