import { assessmentRoutes } from '@stratum/contract/assessments';
import { authRoutes, type SessionReply } from '@stratum/contract/auth';
import { anyone, defineRoutes } from '@stratum/contract/route';
import { afterEach, describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from './call-error.ts';
import { genericMessage } from './generic-message.ts';
import { callRoute } from './route-call.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(new Request(new URL(url, 'https://stratum.test'), init));
    return Response.json(body, { status });
  });
  return requests;
}

async function failure(call: Promise<unknown>): Promise<CallError> {
  const error = await call.catch((reason: unknown) => reason);
  if (!(error instanceof CallError)) throw new Error('Expected a CallError');
  return error;
}

const { move } = defineRoutes({
  move: {
    domain: 'shelves',
    method: 'PUT',
    path: '/shelf/:shelf/item/:item',
    summary: '',
    access: anyone,
    params: z.object({ shelf: z.string(), item: z.string() }),
    query: z.object({ dry: z.boolean().optional() }),
    body: z.object({ to: z.string() }),
    reply: z.object({ moved: z.boolean() }),
    errors: [],
  },
});

describe('a route of the contract', () => {
  test('is called with its parts in their places, and gives the data inside the envelope', async () => {
    const requests = answer(200, { success: true, data: { moved: true } });
    const reply = await callRoute(move, {
      params: { shelf: 'a/b', item: '7' },
      query: { dry: true },
      body: { to: 'c' },
    });
    expect(reply).toEqual({ moved: true });
    expect(requests[0]?.method).toBe('PUT');
    expect(requests[0]?.url).toBe('https://stratum.test/api/v1/shelf/a%2Fb/item/7?dry=true');
    expect(await requests[0]?.json()).toEqual({ to: 'c' });
  });

  test('types its reply and its input by itself', () => {
    const calls = () => [
      callRoute(assessmentRoutes.levels),
      callRoute(assessmentRoutes.assessmentGraph),
      callRoute(assessmentRoutes.assessmentGraph, { query: { categoryType: 'mentality' } }),
      // @ts-expect-error the route has a body that must be sent
      callRoute(authRoutes.signIn),
      // @ts-expect-error the password is missing
      callRoute(authRoutes.signIn, { body: { email: '' } }),
      // @ts-expect-error the route has no body
      callRoute(assessmentRoutes.levels, { body: {} }),
    ];
    expect(calls).toBeTypeOf('function');
    const signIn = () => callRoute(authRoutes.signIn, { body: { email: '', password: '' } });
    expectTypeOf(signIn).returns.resolves.toEqualTypeOf<SessionReply>();
  });
});

describe('a failed call', () => {
  test('throws the code, the sentence, the fields and the status', async () => {
    const fields = { email: 'Bad' };
    answer(422, { success: false, error: { code: 'invalid_input', message: 'Look', fields } });
    const error = await failure(callRoute(assessmentRoutes.levels));
    expect(error).toMatchObject({ code: 'invalid_input', message: 'Look', fields, status: 422 });
  });

  test('knows a token error by its bare text, and says it in words', async () => {
    // The end of a session that follows is not of this test.
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    answer(401, { success: false, error: 'token_expired' });
    expect(await failure(callRoute(assessmentRoutes.levels))).toMatchObject({
      code: 'token_expired',
      message: genericMessage('token_expired'),
      status: 401,
    });
  });

  test.each([
    ['an unknown code', 400, { error: { code: 'from_the_future', message: 'Hm' } }],
    ['no envelope in a failure', 502, 'Bad gateway'],
    ['no envelope in a success', 200, { moved: true }],
  ])('%s is something_went_wrong', async (_, status, body) => {
    answer(status, body);
    const error = await failure(callRoute(assessmentRoutes.levels));
    expect(error).toMatchObject({ code: 'something_went_wrong', status: 500, fields: {} });
    expect(error.message).not.toBe('');
  });

  test('one whose time is over says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'TimeoutError')));
    const signal = AbortSignal.abort(new DOMException('', 'TimeoutError'));
    const error = await failure(callRoute(assessmentRoutes.levels, {}, { signal }));
    expect(error).toMatchObject({ code: 'timeout', status: null, isUnanswered: true });
  });

  test('an aborted one throws the reason of its signal', async () => {
    answer(200, { success: true, data: {} });
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(callRoute(assessmentRoutes.levels, {}, { signal })).rejects.toThrow(
      'left the page',
    );
  });
});
