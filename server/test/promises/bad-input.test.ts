import { api } from '@stratum/contract/api';
import { failureSchema } from '@stratum/contract/envelope';
import { openApiDocument } from '@stratum/contract/openapi';
import { apiBase, bodyLimit, type Route } from '@stratum/contract/route';
import { maxFieldProblems } from '@stratum/contract/validation';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { callRoute } from '../call.ts';
import { openIssuerApp } from '../open-issuer-app.ts';
import { everyRoute } from './every-route.ts';

const sampled = await everyRoute();
const routes = Object.entries(api) as [string, Route][];
const { on, issuer, close } = await openIssuerApp();
afterAll(close);
const { app, build } = on;
// An administrator's, for whom every call looks at its input.
const { token } = await build.user({ role: 'admin' });

/** Statuses by the name of a call, as the OpenAPI document has them. */
const documented = new Map(
  Object.values(openApiDocument(api).paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [operationId, Object.keys(responses)]),
);
const withBody = routes.filter(([, { body }]) => body);

/** Bodies that no route may accept or stumble over, with their content type. */
const hostileBodies: Record<string, { payload: string; type: string; status: number[] }> = {
  'half a JSON text': { payload: '{"email": "a', type: 'application/json', status: [400] },
  'a comment in JSON': { payload: '{/* */}', type: 'application/json', status: [400] },
  'a NUL in a text': {
    payload: '{"email":"a\\u0000@b.co","first_name":"\\u0000"}',
    type: 'application/json',
    status: [422],
  },
  'a lone surrogate': {
    payload: '{"first_name":"\\ud800"}',
    type: 'application/json',
    status: [422],
  },
  'an unknown key': { payload: '{"isAdmin":true}', type: 'application/json', status: [422] },
  'a prototype key': {
    payload: '{"__proto__":{"role":"admin"}}',
    type: 'application/json',
    status: [422],
  },
  'a list': { payload: '[1,2]', type: 'application/json', status: [422] },
  'a number': { payload: '1e999', type: 'application/json', status: [422] },
  nothing: { payload: '', type: 'application/json', status: [422] },
  'a form': { payload: 'email=a', type: 'application/x-www-form-urlencoded', status: [415] },
  'plain text': { payload: 'hello', type: 'text/plain', status: [415] },
  XML: { payload: '<a/>', type: 'application/xml', status: [415] },
  'a deep nest': { payload: '['.repeat(10_000), type: 'application/json', status: [400] },
  'a deep nest that closes': {
    payload: `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
    type: 'application/json',
    status: [400],
  },
};

/** More than a route takes. */
const tooMuch = (route: Route) => ({
  payload: JSON.stringify({ first_name: 'a'.repeat(route.bodyLimit ?? bodyLimit) }),
  type: 'application/json',
  status: [413],
});

describe.each(withBody)('%s', (name, route) => {
  // Where every field may be left out, nothing is a valid body.
  const takesNothing = route.body?.safeParse({}).success ?? true;
  const bodies = Object.entries({ ...hostileBodies, 'too much': tooMuch(route) }).filter(
    ([what]) => what !== 'nothing' || !takesNothing,
  );
  it.each(bodies)('answers %s in the envelope, never 5xx', async (_what, hostile) => {
    const response = await app.inject({
      method: route.method,
      url: apiBase + route.path,
      headers: { authorization: `Bearer ${token}`, 'content-type': hostile.type },
      payload: hostile.payload,
    });
    expect(hostile.status).toContain(response.statusCode);
    expect(documented.get(name)).toContain(String(response.statusCode));
    expect(failureSchema.safeParse(response.json()).success).toBe(true);
  });
});

it.each(['auth/sign-in', 'auth/user-exists'])(
  'tells twenty of a thousand wrong fields, and no more of a long name: %s',
  async (path) => {
    const keys = Array.from({ length: 1_000 }, (_, at) => [`key${at}`, at]);
    const send = async (payload: object) => {
      const response = await app.inject({ method: 'POST', url: `${apiBase}/${path}`, payload });
      expect(response.statusCode).toBe(422);
      return { fields: Object.keys(response.json().error.fields), length: response.body.length };
    };
    const many = await send(Object.fromEntries(keys));
    expect(many.fields).toHaveLength(maxFieldProblems);
    const long = await send({ ['x'.repeat(10_000)]: 1 });
    for (const { length } of [many, long]) expect(length).toBeLessThan(3_000);
  },
);

it('reads the last of a repeated key', async () => {
  const ask = async (payload: string) => {
    const url = `${apiBase}/auth/user-exists`;
    const headers = { 'content-type': 'application/json' };
    return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
  expect(await ask('{"email":"nothing","email":"ada@example.org"}')).toBe(200);
  expect(await ask('{"email":"ada@example.org","email":"nothing"}')).toBe(422);
});

describe('a key that the contract does not name', () => {
  it.each(sampled)(
    'in the query of $name: refused in a write, ignored in a read',
    async ({ route, sample }) => {
      const owner = await build.user();
      const made = await sample.call?.({ on, issuer, owner });
      const sent: object = { ...made, body: undefined, query: { ...Object(made?.query), zzz: 1 } };
      const { status, error } = await callRoute(app, token, route, sent);
      const isRead = route.method === 'GET';
      if (!isRead) expect(status).toBe(422);
      expect(JSON.stringify(error).includes('zzz')).toBe(!isRead);
    },
  );
});

it('refuses a key in the body of a write that takes none', async () => {
  const response = await app.inject({
    method: 'POST',
    url: `${apiBase}${api.keepAccount.path}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { zzz: 1 },
  });
  expect(response.statusCode).toBe(422);
});

describe('every route', () => {
  it('answers any JSON body and any query below 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes),
        fc.json(),
        fc.dictionary(fc.string({ maxLength: 12 }), fc.string({ maxLength: 30 })),
        fc.string({ maxLength: 40 }),
        async ([, route], payload, query, parameter) => {
          const path = route.path.replace(/:\w+/g, () => encodeURIComponent(parameter) || 'x');
          const response = await app.inject({
            method: route.method,
            url: apiBase + path,
            query,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(route.method === 'GET' ? {} : { payload }),
          });
          expect(response.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);

  it('answers an unknown address and a wrong method in the envelope', async () => {
    const missing = await app.inject({
      url: `${apiBase}/no-such-call`,
      headers: { 'accept-language': 'de' },
    });
    expect(missing.statusCode).toBe(404);
    expect(missing.json().error).toMatchObject({
      code: 'not_found',
      message: 'Das wurde nicht gefunden.',
    });
    const wrong = await app.inject({ method: 'DELETE', url: `${apiBase}/auth/sign-in` });
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers.allow).toBe('POST');
    const broken = await app.inject({ url: `${apiBase}/%zz` });
    expect(broken.statusCode).toBe(400);
  });

  it('is not cached unless it says so, and always named by a request id', async () => {
    const response = await app.inject({ url: `${apiBase}/profile-info` });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses a cursor beyond any calendar, and takes its own id in capitals', async () => {
    const user = await build.user();
    const ask = (query: Record<string, string>) =>
      app.inject({
        url: `${apiBase}/assessment-by-userid`,
        query,
        headers: { authorization: `Bearer ${user.token}` },
      });
    const cursor = '999999999999999.01890000-0000-7000-8000-000000000000';
    expect((await ask({ cursor })).statusCode).toBe(422);
    expect((await ask({ cursor: cursor.slice(1) })).statusCode).toBe(200);
    expect((await ask({ user_id: user.id.toUpperCase() })).statusCode).toBe(200);
  });
});
