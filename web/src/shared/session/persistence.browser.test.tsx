import type { SessionReply } from '@stratum/contract/auth';
import { userIdSchema } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appStore, setSelections } from '../state/app-store.ts';
import { browserCipher } from '../state/browser-cipher.ts';
import { getOrCreateKey } from '../state/key-store.ts';
import { readStoredState } from '../state/stored-state.ts';
import { storedText } from '../state/stored-text.ts';
import { accessTokenKey, tokenExpiredShownKey } from './access-token.ts';
import { setHomeNavigation } from './home.ts';
import { registerLocalCache, retainForUser } from './local-cache.ts';
import { syncWithOtherTabs } from './other-tabs.ts';
import { rootPersister } from './root-persister.ts';
import { signIn } from './session.ts';
import { startClientState } from './start.ts';
import { onUnsavedLost, registerUnsentWork } from './unsent-work.ts';

const { key, version } = limits.persistence;
const reply: SessionReply = {
  accessToken: 'token of Ada',
  expiresAt: '2026-12-01T00:00:00Z',
  locale: 'en',
  userData: {
    id: userIdSchema.parse('019388f0-0000-7000-8000-000000000001'),
    first_name: 'Ada',
    image: null,
    assessment_completed: false,
  },
  assignedCategories: ['mentality'],
};

afterEach(() => vi.restoreAllMocks());

/** Another document of the same origin: its writes reach this one as storage events. */
function otherTab(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'));
  if (!frame.contentWindow) throw new Error('The frame has no window');
  return frame.contentWindow;
}

const isCryptoKey = (value: unknown) => value instanceof CryptoKey;
function neverMade(): never {
  throw new Error('The key should stand already');
}

test('what is stored opens with a key that never leaves the browser', async () => {
  await startClientState();
  signIn(reply);
  await rootPersister.flush();
  const stored = localStorage.getItem(key) ?? '';
  expect(stored).not.toContain('"Ada');

  const reading = storedText({ version, cipher: browserCipher(key), read: readStoredState });
  expect(await reading.open(stored)).toMatchObject({ authData: { userData: reply.userData } });
  expect((await getOrCreateKey(key, neverMade, isCryptoKey)).extractable).toBe(false);
});

test('two tabs that begin at once share one key', async () => {
  const [one, other] = [browserCipher('fresh'), browserCipher('fresh')];
  const [first, second] = await Promise.all([one.encrypt('a'), other.encrypt('b')]);
  expect(await other.decrypt(first)).toBe('a');
  expect(await one.decrypt(second)).toBe('b');
});

test('an origin without WebCrypto keeps its state as well', async () => {
  vi.spyOn(Crypto.prototype, 'subtle', 'get').mockReturnValue(undefined as never);
  const stored = await browserCipher('insecure').encrypt('Ada');
  expect(await browserCipher('insecure').decrypt(stored)).toBe('Ada');
});

test('a closed IndexedDB leaves a key for the life of the page', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const cipher = browserCipher('closed');
  expect(await cipher.decrypt(await cipher.encrypt('Ada'))).toBe('Ada');
});

test('another tab is followed when it changes the session, and when it signs out', async () => {
  await startClientState();
  signIn(reply);
  await rootPersister.flush();
  const renamed = { ...reply.userData, first_name: 'Ada L.' };
  const state = { ...appStore.getState(), authData: { userData: renamed, assignedCategories: [] } };
  const plain = JSON.stringify({ version, state });
  const tab = otherTab();
  tab.localStorage.setItem(key, await browserCipher(key).encrypt(plain));
  await expect.poll(() => appStore.getState().authData.userData?.first_name).toBe('Ada L.');

  const goHome = vi.fn();
  setHomeNavigation(goHome);
  tab.localStorage.removeItem(accessTokenKey);
  await expect.poll(() => appStore.getState().isLoggedIn).toBe(false);
  expect(appStore.getState().authData.userData).toBeNull();
  expect(goHome).toHaveBeenCalledOnce();
});

test('what is picked is kept over a reload, and another tab does not change it', async () => {
  await startClientState();
  signIn(reply);
  setSelections({ categoryValues: ['mentality'] });
  await rootPersister.flush();
  const reading = storedText({ version, cipher: browserCipher(key), read: readStoredState });
  const stored = await reading.open(localStorage.getItem(key) ?? '');
  expect(stored?.selections.categoryValues).toEqual(['mentality']);

  const userData = { ...reply.userData, first_name: 'Ada L.' };
  const state = { authData: { userData, assignedCategories: [] }, selections: {} };
  const sealed = await browserCipher(key).encrypt(JSON.stringify({ version, state }));
  otherTab().localStorage.setItem(key, sealed);
  await expect.poll(() => appStore.getState().authData.userData?.first_name).toBe('Ada L.');
  expect(appStore.getState().selections.categoryValues).toEqual(['mentality']);
});

describe('a session that ends in another tab', () => {
  const tellLost = vi.fn();
  let unregister: () => void;
  let keptFor: (string | null)[];
  let forget: () => void;
  beforeEach(async () => {
    keptFor = [];
    await startClientState();
    signIn(reply);
    setHomeNavigation(() => undefined);
    onUnsavedLost(tellLost);
    unregister = registerUnsentWork({ labels: () => ['Your profile'] });
    forget = registerLocalCache({ retainForUser: (userId) => keptFor.push(userId) });
  });
  afterEach(() => {
    unregister();
    forget();
    retainForUser(null);
    localStorage.clear();
    tellLost.mockClear();
  });

  test('by logging out takes the work of this one along, and this one says so', async () => {
    otherTab().localStorage.clear();
    await expect.poll(() => appStore.getState().isLoggedIn).toBe(false);
    expect(tellLost).toHaveBeenCalledOnce();
    expect(keptFor).toEqual([null]);
  });

  test('by itself leaves the work for the same person', async () => {
    const there = otherTab().localStorage;
    there.setItem(tokenExpiredShownKey, 'true');
    there.removeItem(accessTokenKey);
    await expect.poll(() => appStore.getState().isLoggedIn).toBe(false);
    expect(tellLost).not.toHaveBeenCalled();
    expect(keptFor).toEqual([reply.userData.id]);
  });
});

test('a tab whose token another one has replaced is loaded anew', async () => {
  localStorage.setItem(accessTokenKey, 'token of Ada');
  const tab = otherTab();
  syncWithOtherTabs(tab);
  const reloaded = leaving(tab);
  localStorage.setItem(accessTokenKey, 'token of Bruno');
  await reloaded;
});

test('a tab that finds another person signed in is loaded anew', async () => {
  signIn(reply);
  await rootPersister.flush();
  const tab = otherTab();
  syncWithOtherTabs(tab);
  const reloaded = leaving(tab);
  const bruno = { ...reply.userData, id: '019388f0-0000-7000-8000-000000000002' };
  const state = { authData: { userData: bruno, assignedCategories: [] } };
  const sealed = await browserCipher(key).encrypt(JSON.stringify({ version, state }));
  localStorage.setItem(key, sealed);
  await reloaded;
  expect(appStore.getState().authData.userData?.first_name).toBe('Ada');
});

function leaving(tab: Window): Promise<void> {
  return new Promise((resolve) => {
    tab.addEventListener('pagehide', () => resolve());
  });
}
