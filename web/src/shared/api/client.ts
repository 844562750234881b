import type { Locale } from '@stratum/contract/locale';
import { apiBase } from '@stratum/contract/route';
import { isRecord } from '../json/is-record.ts';
import type { NetworkCode } from './call-error.ts';
import { type ClientError, type ClientReply, clientError, errorCode } from './reply.ts';

type QueryValue = string | number | boolean | null | undefined;
/** Absent values are left out. */
export type Query = Readonly<Record<string, QueryValue>>;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The language of the reply's texts; the page's where none is named. */
  readonly locale?: Locale;
  /** The same key and body again: the first answer again. */
  readonly idempotencyKey?: string;
  /** Sent to its end where the page is left meanwhile; for small bodies. */
  readonly keepalive?: true;
  /** False for the call that ends the session itself. */
  readonly endsSession?: boolean;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Sent {
  readonly query?: Query | undefined;
  readonly body?: unknown;
}

type GenericCode = 'something_went_wrong' | NetworkCode;

interface ClientDependencies {
  readonly fetch: typeof fetch;
  readonly readToken: () => string | null;
  readonly locale: () => string;
  readonly genericMessage: (code: GenericCode) => string;
  /** Told what is a mistake in this program. */
  readonly reportFault: (fault: unknown) => void;
  /** Told the code of every failure, with the token the call was sent with. */
  readonly onFailure: (code: string, sentToken: string | null) => void;
}

/** §7: the one client. Paths are relative to the base; every reply is `{ data, error }`. */
export function createClient(dependencies: ClientDependencies) {
  const { readToken, locale, onFailure } = dependencies;

  async function send(
    method: Method,
    url: string,
    sent: Sent = {},
    options: CallOptions = {},
  ): Promise<ClientReply> {
    const token = readToken();
    try {
      const request = {
        method,
        headers: new Headers(headers(token, sent.body, options)),
        signal: options.signal ?? null,
        ...(options.keepalive && { keepalive: true }),
        ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      };
      const received = await receive(address(url, sent.query), request);
      if (received === null) return { data: null, error: networkError(options.signal) };
      const { response, text } = received;
      const body = parse(text);
      // What is no JSON does not come from us: a network's login page, for one.
      if (response.ok)
        return body === undefined
          ? { data: null, error: errorOf('offline') }
          : { data: body, error: null };
      const error = isRecord(body) ? body.error : null;
      const code = errorCode(error);
      if (code !== null && options.endsSession !== false) onFailure(code, token);
      const generic = errorOf('something_went_wrong');
      return { data: null, error: { ...clientError(error, generic), ...retryAfterOf(response) } };
    } catch (fault) {
      dependencies.reportFault(fault);
      return { data: null, error: errorOf('something_went_wrong') };
    }
  }

  /** @returns null where nothing, or not all of it, came */
  async function receive(url: string, request: RequestInit) {
    try {
      const response = await dependencies.fetch(url, request);
      return { response, text: await response.text() };
    } catch (error) {
      // The kinds that fetch fails by; another is a fault of ours.
      if (error instanceof TypeError || error instanceof DOMException) return null;
      if (request.signal?.aborted) return null;
      throw error;
    }
  }

  function networkError(signal: AbortSignal | undefined): ClientError {
    return errorOf(signal?.aborted && isTimeout(signal) ? 'timeout' : 'offline');
  }

  function errorOf(code: GenericCode): ClientError {
    return { code, message: dependencies.genericMessage(code) };
  }

  function headers(token: string | null, body: unknown, options: CallOptions) {
    return {
      Accept: 'application/json',
      'Accept-Language': options.locale ?? locale(),
      'ngrok-skip-browser-warning': 'true',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    };
  }

  const withBody =
    (method: Method) => (url: string, body?: unknown, query?: Query, options?: CallOptions) =>
      send(method, url, { body, query }, options);

  return {
    send,
    get: (url: string, query?: Query, options?: CallOptions) =>
      send('GET', url, { query }, options),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    del: withBody('DELETE'),
  };
}

/** How long a call may take that a person waits for, in milliseconds. */
const callTimeout = 20_000;

/** `createClient` has no time-out of its own (§7): this one makes a call fail with `timeout`. */
export function withDeadline(signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(callTimeout);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}

function isTimeout({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

function address(url: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  const path = `${apiBase}/${url.replace(/^\/+/, '')}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Proxies may name a date in place of seconds; then nothing is said. */
function retryAfterOf(response: Response): Pick<ClientError, 'retryAfter'> {
  const header = response.headers.get('Retry-After') ?? '';
  return /^\d+$/.test(header) ? { retryAfter: Number(header) } : {};
}

/** @returns null for an empty text, undefined for what is no JSON */
function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
