import { limits } from '@stratum/contract/limits';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLocalItems } from '../state/local-items.ts';
import { accessTokenKey, tokenExpiredShownKey } from './access-token.ts';
import { createSessionEnd } from './session-end.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(token: string | null = 'old') {
  const items = createLocalItems(() => undefined);
  if (token !== null) items.set(accessTokenKey, token);
  const steps: string[] = [];
  const sessionEnd = createSessionEnd({
    items,
    currentUserId: () => 'ada',
    notifyExpired: () => steps.push('toast'),
    clearLocalCache: () => steps.push('clear cache'),
    cleanUpFor: (userId) => steps.push(`clean up for ${userId}`),
    signOutLocally: () => steps.push('sign out'),
    goHome: () => steps.push('home'),
  });
  return { items, steps, sessionEnd };
}

const left = ['toast', 'clear cache', 'clean up for ada', 'sign out'];

describe('a token error', () => {
  test.each(['invalid_token', 'token_expired'])(
    '%s runs the steps in their order and at their times',
    (code) => {
      const { items, steps, sessionEnd } = setUp();
      sessionEnd.onFailure(code, 'old');
      expect(steps).toEqual(['toast']);
      expect(items.get(accessTokenKey)).toBeNull();
      expect(items.get(tokenExpiredShownKey)).not.toBeNull();

      vi.advanceTimersByTime(limits.sessionEnd.cacheClear - 1);
      expect(steps).toEqual(['toast']);
      vi.advanceTimersByTime(1);
      expect(steps).toEqual(left);

      vi.advanceTimersByTime(limits.sessionEnd.redirect - limits.sessionEnd.cacheClear - 1);
      expect(steps).toEqual(left);
      vi.advanceTimersByTime(1);
      expect(steps).toEqual([...left, 'home']);
    },
  );

  test('runs them once however many calls fail, at once or long after', () => {
    const { steps, sessionEnd } = setUp();
    for (let call = 0; call < 20; call += 1) sessionEnd.onFailure('token_expired', 'old');
    sessionEnd.onFailure('invalid_token', null);
    vi.runAllTimers();
    sessionEnd.onFailure('token_expired', 'old');
    sessionEnd.onFailure('invalid_token', null);
    vi.runAllTimers();
    expect(steps).toEqual([...left, 'home']);
  });

  test('of a call without a token ends what is left of a session', () => {
    const { steps, sessionEnd } = setUp(null);
    sessionEnd.onFailure('invalid_token', null);
    vi.runAllTimers();
    expect(steps).toEqual([...left, 'home']);
  });

  test('is not told again while the flag stands', () => {
    const { items, steps, sessionEnd } = setUp();
    items.set(tokenExpiredShownKey, 'true');
    sessionEnd.onFailure('token_expired', 'old');
    vi.runAllTimers();
    expect(steps).toEqual([...left.slice(1), 'home']);
  });

  test('is told again after the next sign-in', () => {
    const { items, steps, sessionEnd } = setUp();
    sessionEnd.onFailure('token_expired', 'old');
    vi.runAllTimers();
    items.set(accessTokenKey, 'new');
    sessionEnd.reset();
    expect(items.get(tokenExpiredShownKey)).toBeNull();
    sessionEnd.onFailure('token_expired', 'new');
    expect(steps.filter((step) => step === 'toast')).toHaveLength(2);
  });
});

test('a session that the person is leaving is not told to have expired', () => {
  const { items, steps, sessionEnd } = setUp();
  sessionEnd.beginSignOut();
  sessionEnd.onFailure('token_expired', 'old');
  vi.runAllTimers();
  expect(steps).toEqual([]);
  items.set(accessTokenKey, 'new');
  sessionEnd.reset();
  sessionEnd.onFailure('token_expired', 'new');
  vi.runAllTimers();
  expect(steps).toEqual([...left, 'home']);
});

describe('a new session', () => {
  test('is not ended by a call made with an old token', () => {
    const { items, steps, sessionEnd } = setUp('new');
    sessionEnd.onFailure('token_expired', 'old');
    vi.runAllTimers();
    expect(steps).toEqual([]);
    expect(items.get(accessTokenKey)).toBe('new');
  });

  test('is not ended by a call made without a token', () => {
    const { steps, sessionEnd } = setUp('new');
    sessionEnd.onFailure('invalid_token', null);
    expect(steps).toEqual([]);
  });

  test('stops an end that is under way', () => {
    const { items, steps, sessionEnd } = setUp();
    sessionEnd.onFailure('token_expired', 'old');
    vi.advanceTimersByTime(limits.sessionEnd.cacheClear);
    items.set(accessTokenKey, 'new');
    sessionEnd.reset();
    vi.runAllTimers();
    expect(steps).toEqual(left);
  });

  test('that is refused itself while an end is under way ends in its turn, once', () => {
    const { items, steps, sessionEnd } = setUp();
    sessionEnd.onFailure('token_expired', 'old');
    vi.advanceTimersByTime(limits.sessionEnd.cacheClear);
    items.set(accessTokenKey, 'new');
    sessionEnd.onFailure('token_expired', 'new');
    vi.runAllTimers();
    expect(steps).toEqual([...left, ...left.slice(1), 'home']);
  });

  test('stops it too when another tab signed in', () => {
    const { items, steps, sessionEnd } = setUp();
    sessionEnd.onFailure('token_expired', 'old');
    items.set(accessTokenKey, 'new');
    vi.runAllTimers();
    expect(steps).toEqual(['toast']);
    expect(items.get(accessTokenKey)).toBe('new');
  });
});

test.each(['something_went_wrong', 'forbidden', 'wrong_credentials', 'too_many_requests'])(
  '%s ends nothing',
  (code) => {
    const { items, steps, sessionEnd } = setUp();
    sessionEnd.onFailure(code, 'old');
    vi.runAllTimers();
    expect(steps).toEqual([]);
    expect(items.get(accessTokenKey)).toBe('old');
  },
);
