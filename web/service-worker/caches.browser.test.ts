import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Release } from './release.ts';

const address = '/en/dashboard';
const release: Release = {
  version: '2',
  addresses: ['/dashboard'],
  shells: [{ path: null, locale: 'en', address, loads: ['/assets/frame-2.js'] }],
  files: [],
};
const documentOf = (script: string) => new Response(`<script src="${script}"></script>`);

/** The modules of a worker of this release. */
async function startWorker() {
  vi.stubGlobal('RELEASE', release);
  const [caching, shells] = await Promise.all([import('./caches.ts'), import('./shell.ts')]);
  return { ...caching, ...shells };
}

beforeEach(async () => {
  // Kept for its open pages, and older than this release's.
  const before = await caches.open('stratum-1');
  await before.put(address, documentOf('/assets/frame-1.js'));
  await before.put('/assets/page-1.js', new Response('1'));
});

afterEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

test('the shell is this release’s, while files of the release before are there for its pages', async () => {
  const { findFile, keep, keptShell } = await startWorker();
  expect(await keptShell(address)).toBeNull();
  await keep(address, documentOf('/assets/frame-2.js'));
  expect(await (await keptShell(address))?.text()).toContain('/assets/frame-2.js');
  expect(await (await findFile(new Request('/assets/page-1.js')))?.text()).toBe('1');
});

test('shells that were removed give way to the network, whatever older releases have', async () => {
  const { keep, keptShell, removeShells } = await startWorker();
  await keep(address, documentOf('/assets/frame-2.js'));
  await removeShells();
  expect(await keptShell(address)).toBeNull();
});

test('of older releases only the last is kept', async () => {
  const { openCache, removeOldCaches } = await startWorker();
  await caches.open('stratum-1b');
  await openCache();
  await removeOldCaches();
  expect(await caches.keys()).toEqual(['stratum-1b', 'stratum-2']);
});

test('what is sent in place of the worker where it is turned off takes the worker and its caches away', async () => {
  const scope = '/service-worker/';
  const registrations = async () =>
    (await navigator.serviceWorker.getRegistrations()).filter(
      (registration) => new URL(registration.scope).pathname === scope,
    );
  onTestFinished(async () => {
    for (const registration of await registrations()) await registration.unregister();
  });
  await navigator.serviceWorker.register('/service-worker/removal.ts', { scope, type: 'module' });
  await expect.poll(() => caches.keys()).toEqual([]);
  await expect.poll(registrations).toEqual([]);
});
