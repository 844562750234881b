import { describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';

function setUp(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  let token: string | null = 'first';
  const onFailure = vi.fn();
  const reportFault = vi.fn();
  const client = createClient({
    fetch: async (url, init) => {
      if (typeof url !== 'string') throw new TypeError('Expected an address');
      requests.push(new Request(new URL(url, 'https://stratum.test'), init));
      return answer();
    },
    readToken: () => token,
    locale: () => 'de',
    genericMessage: (code) => sentences[code],
    onFailure,
    reportFault,
  });
  const setToken = (value: string | null) => {
    token = value;
  };
  return { client, requests, onFailure, reportFault, setToken };
}

const json = (status: number, body: unknown) => Response.json(body, { status });
const sentences = {
  something_went_wrong: 'Etwas ist schiefgegangen.',
  offline: 'Nicht zu erreichen.',
  timeout: 'Zu spät.',
};
const generic = { code: 'something_went_wrong', message: sentences.something_went_wrong };
const offline = { code: 'offline', message: sentences.offline };
const timeout = { code: 'timeout', message: sentences.timeout };

describe('a request of the client', () => {
  test('goes below /api/v1 with the query, absent values left out', async () => {
    const { client, requests } = setUp(() => json(200, {}));
    await client.get('get-state', { country: 'FR', page: 2, search: 'a b&c', gone: undefined });
    expect(requests[0]?.url).toBe(
      'https://stratum.test/api/v1/get-state?country=FR&page=2&search=a+b%26c',
    );
  });

  test('carries the token, the language and the tunnelling header', async () => {
    const { client, requests } = setUp(() => json(200, {}));
    await client.get('/levels');
    const headers = requests[0]?.headers;
    expect(headers?.get('Authorization')).toBe('Bearer first');
    expect(headers?.get('ngrok-skip-browser-warning')).toBe('true');
    expect(headers?.get('Accept-Language')).toBe('de');
  });

  test('carries the language and the key that its caller names', async () => {
    const { client, requests } = setUp(() => json(200, {}));
    await client.post('/x', {}, undefined, { locale: 'fr', idempotencyKey: 'k1' });
    const headers = requests[0]?.headers;
    expect(headers?.get('Accept-Language')).toBe('fr');
    expect(headers?.get('Idempotency-Key')).toBe('k1');
  });

  test('reads the token anew each time, and sends none when there is none', async () => {
    const { client, requests, setToken } = setUp(() => json(200, {}));
    setToken('second');
    await client.get('/levels');
    setToken(null);
    await client.get('/levels');
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      'Bearer second',
      null,
    ]);
  });

  test.each(['post', 'put', 'patch', 'del'] as const)('%s sends body and query', async (verb) => {
    const { client, requests } = setUp(() => json(200, {}));
    await client[verb]('/thing', { name: 'Ada' }, { force: true });
    const method = verb === 'del' ? 'DELETE' : verb.toUpperCase();
    expect(requests[0]?.method).toBe(method);
    expect(requests[0]?.url).toContain('/api/v1/thing?force=true');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ name: 'Ada' });
  });

  test('without a body names no content type', async () => {
    const { client, requests } = setUp(() => json(200, {}));
    await client.del('/auth/delete-session/1');
    expect(requests[0]?.headers.get('Content-Type')).toBeNull();
  });
});

describe('the reply', () => {
  test.each([200, 201, 299])('%i gives the whole body and no error', async (status) => {
    const { client } = setUp(() => json(status, { success: true, data: 7 }));
    expect(await client.get('/x')).toEqual({ data: { success: true, data: 7 }, error: null });
  });

  test('204 gives null and no error', async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }));
    expect(await client.get('/x')).toEqual({ data: null, error: null });
  });

  test('copies an error that is an object', async () => {
    const error = { code: 'invalid_input', message: 'No', fields: { email: 'Bad' } };
    const { client } = setUp(() => json(422, { success: false, error }));
    expect(await client.post('/x', {})).toEqual({ data: null, error });
  });

  test.each([
    ['17', { retryAfter: 17 }],
    ['Fri, 20 Nov 2026 12:00:00 GMT', {}],
  ])('says how long to wait where Retry-After (%s) names seconds', async (header, wait) => {
    const error = { code: 'too_many_requests', message: 'No' };
    const headers = { 'Retry-After': header };
    const { client } = setUp(() => Response.json({ error }, { status: 429, headers }));
    expect(await client.get('/x')).toEqual({ data: null, error: { ...error, ...wait } });
  });

  test('wraps an error that is text as a message', async () => {
    const { client } = setUp(() => json(401, { success: false, error: 'token_expired' }));
    expect(await client.get('/x')).toEqual({ data: null, error: { message: 'token_expired' } });
  });

  test.each([
    ['a page of a proxy', () => new Response('<h1>502</h1>', { status: 502 })],
    ['no error field', () => json(500, { success: false })],
    ['a list as error', () => json(500, { error: [] })],
  ])('%s gives the generic error and never throws', async (_, answer) => {
    const { client } = setUp(answer);
    expect(await client.get('/x')).toEqual({ data: null, error: generic });
  });

  test.each([
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['half a reply', () => new Response(brokenStream())],
    ["the login page of a hotel's network", () => new Response('<h1>Welcome</h1>')],
  ])('%s in place of ours is offline', async (_, answer) => {
    const { client, reportFault } = setUp(answer);
    expect(await client.get('/x')).toEqual({ data: null, error: offline });
    expect(reportFault).not.toHaveBeenCalled();
  });

  test('a mistake in the program is reported, and never thrown', async () => {
    const { client, reportFault } = setUp(() => json(200, {}));
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(await client.post('/x', circle)).toEqual({ data: null, error: generic });
    expect(reportFault).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  });
});

test('a mistake on the way is no missing network', async () => {
  const { client, reportFault } = setUp(() => Promise.reject(new RangeError('ours')));
  expect(await client.get('/x')).toEqual({ data: null, error: generic });
  expect(reportFault).toHaveBeenCalledExactlyOnceWith(new RangeError('ours'));
});

function brokenStream(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
}

describe('a failed call', () => {
  test.each([
    ['text', 'invalid_token'],
    ['object', { code: 'invalid_token', message: 'x' }],
  ])('tells its code with the token it was sent with, from the %s form', async (_, error) => {
    const { client, onFailure, setToken } = setUp(() => json(401, { success: false, error }));
    const call = client.get('/x');
    setToken('another since');
    await call;
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('invalid_token', 'first');
  });

  test('keeps its code to itself when it is the call that ends the session', async () => {
    const { client, onFailure } = setUp(() => json(401, { error: 'invalid_token' }));
    await client.del('/x', undefined, undefined, { endsSession: false });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('a success tells nothing', async () => {
    const { client, onFailure } = setUp(() => json(200, { error: 'invalid_token' }));
    await client.get('/x');
    expect(onFailure).not.toHaveBeenCalled();
  });
});

test.each([
  ['its time is over', new DOMException('', 'TimeoutError'), timeout],
  ['its caller has left', new DOMException('', 'AbortError'), offline],
])('a call that hangs ends once %s', async (_, reason, error) => {
  const aborting = new AbortController();
  const client = createClient({
    fetch: (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
    readToken: () => null,
    locale: () => 'en',
    genericMessage: (code) => sentences[code],
    onFailure: () => undefined,
    reportFault: () => undefined,
  });
  const call = client.get('/slow', undefined, { signal: aborting.signal });
  aborting.abort(reason);
  expect(await call).toEqual({ data: null, error });
});
