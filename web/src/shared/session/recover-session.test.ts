import { afterEach, expect, test, vi } from 'vitest';
import { appStore, freshState } from '../state/app-store.ts';
import { localItems } from '../state/local-items.ts';
import { accessTokenKey } from './access-token.ts';
import { recoverSession } from './recover-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localItems.clear();
  appStore.setState(freshState, true);
});

const userData = { id: '0', first_name: 'Ada', image: null, assessment_completed: true };
const replies: Record<string, unknown> = {
  'profile-info': { ...userData, last_name: 'Lovelace', email: 'ada@example.com' },
  'assessment-status': { assessment_completed: true, assignedCategories: ['mentality'] },
};

function answer(beforeAnswering = () => {}) {
  const fetch = vi.fn(async (url: string) => {
    beforeAnswering();
    return Response.json({ success: true, data: replies[url.split('/').at(-1) ?? ''] });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a token whose user data is lost opens its session again', async () => {
  answer();
  localItems.set(accessTokenKey, 'token of Ada');
  await recoverSession();
  expect(appStore.getState()).toMatchObject({
    isLoggedIn: true,
    authData: { userData, assignedCategories: ['mentality'] },
  });
  expect(appStore.getState().authData.userData).not.toHaveProperty('email');
});

test('without a token nothing is asked', async () => {
  const fetch = answer();
  await recoverSession();
  expect(fetch).not.toHaveBeenCalled();
});

test('a person who has left in the meantime stays signed out', async () => {
  answer(() => localItems.clear());
  localItems.set(accessTokenKey, 'token of Ada');
  await recoverSession();
  expect(appStore.getState()).toEqual(freshState);
});

test('a server that fails leaves one signed out, without a throw', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  localItems.set(accessTokenKey, 'token of Ada');
  await recoverSession();
  expect(appStore.getState()).toEqual(freshState);
});
