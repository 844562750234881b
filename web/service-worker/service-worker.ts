import { takeOver } from '../src/shared/offline/worker-protocol.ts';
import { answer } from './answer.ts';
import { openCache, removeOldCaches } from './caches.ts';
import { pressPush, showPush } from './push.ts';
import { release } from './release.ts';
import { renewPush } from './renew-push.ts';
import { reportFault } from './report-fault.ts';
import { scope } from './scope.ts';
import { keepShells } from './shell.ts';

// Opens the app without a network (docs/decisions/035-the-app-without-a-network.md). It waits until no page of
// the release before is open, or somebody takes the new one.

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', answer);
scope.addEventListener('push', showPush);
scope.addEventListener('pushsubscriptionchange', renewPush);
scope.addEventListener('notificationclick', pressPush);
scope.addEventListener('message', ({ data }) => {
  if (data === takeOver) void scope.skipWaiting();
});
scope.addEventListener('error', ({ error, message }) => reportFault(error ?? message));
scope.addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));

async function install(): Promise<void> {
  const cache = await openCache();
  await Promise.all([cache.addAll(release.files), keepShells()]);
}

async function activate(): Promise<void> {
  await removeOldCaches();
  await scope.clients.claim();
}
