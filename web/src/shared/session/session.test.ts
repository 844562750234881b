import type { SessionReply } from '@stratum/contract/auth';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { userIdSchema } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answering, hang, offline, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { callRoute } from '../api/route-call.ts';
import {
  appStore,
  clearSelectionsOnLeave,
  initialState,
  setGoalDraft,
  setSelections,
  updateStatus,
} from '../state/app-store.ts';
import { localItems } from '../state/local-items.ts';
import { hasToasts } from '../toasts/toasts.tsx';
import { accessTokenKey, readAccessToken, tokenExpiredShownKey } from './access-token.ts';
import { setHomeNavigation } from './home.ts';
import { isLeaving } from './leaving.ts';
import { registerLocalCache } from './local-cache.ts';
import { followSessionEnd, signIn } from './session.ts';
import { signOut, signOutTimeout } from './sign-out.ts';

const id = userIdSchema.parse('019388f0-0000-7000-8000-000000000001');
const reply: SessionReply = {
  accessToken: 'token of Ada',
  expiresAt: '2026-12-01T00:00:00Z',
  locale: 'en',
  userData: { id, first_name: 'Ada', image: null, assessment_completed: false },
  assignedCategories: ['mentality'],
};
const otherReply: SessionReply = {
  ...reply,
  accessToken: 'token of Bruno',
  userData: {
    ...reply.userData,
    id: userIdSchema.parse('019388f0-0000-7000-8000-000000000002'),
    first_name: 'Bruno',
  },
};

const { assessmentStatus } = assessmentEndpoints;
const { deleteSession } = authEndpoints;
const ended = { ended: true, externalSignOutUrl: null } as const;
const server = fakeApi(answering(deleteSession, ended));

const cache = { clear: vi.fn(), retainForUser: vi.fn() };
const goHome = vi.fn();
let forget: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://stratum.test/fr/graphview?month=2026-03'));
  setHomeNavigation(goHome);
  forget = registerLocalCache(cache);
});
afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localItems.clear();
  appStore.setState(initialState, true);
});

const expired = refuse('token_expired');
/** A call that the token of a session goes with. */
const read = () => callRoute(assessmentStatus).catch(() => undefined);

describe('signing in', () => {
  test('stores the token and the auth data', () => {
    signIn(reply);
    expect(readAccessToken()).toBe('token of Ada');
    expect(appStore.getState()).toMatchObject({
      isLoggedIn: true,
      authData: { userData: reply.userData, assignedCategories: ['mentality'] },
    });
  });

  test('as another person empties the caches of the one before', () => {
    signIn(reply);
    cache.clear.mockClear();
    signIn(reply);
    expect(cache.clear).not.toHaveBeenCalled();
    signIn(otherReply);
    expect(cache.clear).toHaveBeenCalledOnce();
  });

  test('empties what a screen has kept since the session before was over', async () => {
    signIn(reply);
    await signOut();
    cache.clear.mockClear();
    signIn(otherReply);
    expect(cache.clear).toHaveBeenCalledOnce();
  });

  test('lets the end of the next session be told again', () => {
    localItems.set(tokenExpiredShownKey, 'true');
    signIn(reply);
    expect(localItems.get(tokenExpiredShownKey)).toBeNull();
  });
});

test('the assessment status is taken over for the signed-in person alone', () => {
  const status = { assessment_completed: true, assignedCategories: ['personal-health'] as const };
  updateStatus(status);
  expect(appStore.getState()).toEqual(initialState);
  signIn(reply);
  updateStatus(status);
  expect(appStore.getState().authData).toEqual({
    userData: { ...reply.userData, assessment_completed: true },
    assignedCategories: ['personal-health'],
  });
});

describe('what is picked on a page', () => {
  const picked = { categoryValues: ['mentality'], tab: 'videos' };
  const selections = () => appStore.getState().selections;
  beforeEach(() => {
    signIn(reply);
    setSelections(picked);
  });

  test('stays until that page is left', () => {
    clearSelectionsOnLeave('/profile', '/dashboard');
    expect(selections()).toMatchObject(picked);
    clearSelectionsOnLeave('/dashboard', '/profile');
    expect(selections()).toMatchObject({ categoryValues: [], tab: 'videos' });
  });

  test('is still there when the same person signs in once more', () => {
    signIn(reply);
    expect(selections()).toMatchObject(picked);
  });

  test('is not there for another person', () => {
    signIn(otherReply);
    expect(selections()).toEqual(initialState.selections);
  });

  test('is gone after signing out, and nothing is picked while nobody is signed in', async () => {
    await signOut();
    setSelections(picked);
    expect(selections()).toEqual(initialState.selections);
  });

  test('is gone after the session has ended', async () => {
    server.now(answering(assessmentStatus, expired));
    await read();
    await vi.advanceTimersByTimeAsync(limits.sessionEnd.cacheClear);
    expect(selections()).toEqual(initialState.selections);
  });
});

describe('a goal that is being made', () => {
  const draft = () => appStore.getState().goalDraft;
  beforeEach(() => {
    signIn(reply);
    setGoalDraft({ name: 'Run' });
  });
  const endOfSession = async () => {
    server.now(answering(assessmentStatus, expired));
    await read();
    await vi.advanceTimersByTimeAsync(limits.sessionEnd.cacheClear);
  };

  test('waits for its owner after the session has ended', async () => {
    await endOfSession();
    signIn(reply);
    expect(draft()).toEqual({ userId: id, draft: { name: 'Run' } });
  });

  test('is not there for another person', async () => {
    await endOfSession();
    signIn(otherReply);
    expect(draft()).toBeNull();
  });

  test('is gone after signing out', async () => {
    await signOut();
    expect(draft()).toBeNull();
  });
});

describe('a session the server no longer knows', () => {
  test('ends as the specification says, however many calls fail', async () => {
    server.now(answering(assessmentStatus, expired));
    signIn(reply);
    cache.clear.mockClear();
    localItems.set('something', 'else');
    await Promise.all([read(), read(), read()]);

    expect(hasToasts.getState()).toBe(true);
    expect(readAccessToken()).toBeNull();
    expect(appStore.getState().isLoggedIn).toBe(true);

    await vi.advanceTimersByTimeAsync(limits.sessionEnd.cacheClear);
    expect(appStore.getState()).toEqual(initialState);
    expect(localItems.get('something')).toBeNull();
    expect(localItems.get(tokenExpiredShownKey)).not.toBeNull();
    expect(cache.clear).toHaveBeenCalledOnce();
    expect(cache.retainForUser).toHaveBeenLastCalledWith(id);
    expect(goHome).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(limits.sessionEnd.redirect - limits.sessionEnd.cacheClear);
    expect(goHome).toHaveBeenCalledOnce();
  });

  test('does not end the one that began since', async () => {
    const answered = Promise.withResolvers<typeof expired>();
    server.now(answering(assessmentStatus, () => answered.promise));
    signIn(reply);
    const slow = read();
    signIn(otherReply);
    answered.resolve(expired);
    await slow;
    await vi.runAllTimersAsync();
    expect(readAccessToken()).toBe('token of Bruno');
    expect(appStore.getState().isLoggedIn).toBe(true);
  });
});

describe('a session of which the server says by itself that it is over', () => {
  test('ends as after a call', async () => {
    signIn(reply);
    followSessionEnd('token_expired', 'token of Ada');
    await vi.runAllTimersAsync();
    expect(localItems.get(tokenExpiredShownKey)).not.toBeNull();
    expect(appStore.getState()).toEqual(initialState);
    expect(goHome).toHaveBeenCalledOnce();
  });

  test('is not told to have expired where another tab has signed out', async () => {
    signIn(reply);
    followSessionEnd('invalid_token', 'token of Ada');
    localItems.remove(accessTokenKey);
    await vi.runAllTimersAsync();
    expect(localItems.get(tokenExpiredShownKey)).toBeNull();
  });
});

describe('signing out', () => {
  test('ends the session of the server and leaves nothing behind', async () => {
    signIn(reply);
    cache.clear.mockClear();
    localItems.set('anything', 'at all');
    await signOut();
    expect(server.calls()).toHaveLength(1);
    const [call] = server.sent(deleteSession);
    expect(call?.params).toEqual({ userId: id });
    expect(call?.headers.get('Authorization')).toBe('Bearer token of Ada');
    await vi.runAllTimersAsync();
    expect(localItems.keys()).toEqual([]);
    expect(appStore.getState()).toEqual(initialState);
    expect(cache.clear).toHaveBeenCalledOnce();
    expect(cache.retainForUser).toHaveBeenLastCalledWith(null);
  });

  test('takes the page away before the session ends and what it shows is forgotten', async () => {
    const seen: [string, boolean][] = [];
    cache.clear.mockImplementation(() => seen.push(['cleared', isLeaving()]));
    goHome.mockImplementationOnce(() => seen.push(['home', isLeaving()]));
    signIn(reply);
    seen.length = 0;
    await signOut();
    expect(seen).toEqual([
      ['cleared', true],
      ['home', true],
    ]);
  });

  test.each<[string, Answer<typeof deleteSession>]>([
    ['refuses', expired],
    ['cannot be reached', offline],
  ])('works when the server %s, and ends no session besides', async (_, outcome) => {
    server.now(answering(deleteSession, outcome));
    signIn(reply);
    await signOut();
    await vi.runAllTimersAsync();
    expect(localItems.keys()).toEqual([]);
    expect(goHome).toHaveBeenCalledOnce();
  });

  test('goes to where the provider of an external sign-in ends its session', async () => {
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { assign } });
    const away = 'https://provider.test/end?id=1';
    server.now(answering(deleteSession, { ...ended, externalSignOutUrl: away }));
    signIn(reply);
    await signOut();
    expect(assign).toHaveBeenCalledExactlyOnceWith(away);
    expect(goHome).not.toHaveBeenCalled();
    expect(appStore.getState()).toEqual(initialState);
  });

  test('is told the other tabs, by the token, before the server has answered', async () => {
    server.now(answering(deleteSession, hang));
    signIn(reply);
    const leaving = signOut();
    expect(server.sent(deleteSession)[0]?.headers.get('Authorization')).toBe('Bearer token of Ada');
    expect(localItems.get(accessTokenKey)).toBeNull();
    await vi.advanceTimersByTimeAsync(signOutTimeout);
    await leaving;
  });

  test('waits for a silent server no longer than it must', async () => {
    server.now(answering(deleteSession, hang));
    signIn(reply);
    const leaving = signOut();
    await vi.advanceTimersByTimeAsync(signOutTimeout);
    await leaving;
    expect(appStore.getState()).toEqual(initialState);
  });
});
