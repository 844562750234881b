import { takeOver } from '../src/shared/offline/worker-protocol.ts';
import { isAppAddress } from './address.ts';
import { findFile, keep } from './caches.ts';
import { release } from './release.ts';
import { scope } from './scope.ts';
import { keptShell, refreshShell, removeShells } from './shell.ts';

/**
 * Answers documents of the app and built files. Everything else goes its way as if there were no
 * worker: calls of the API above all, whose answers are one person's.
 */
export function answer(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    if (isAppAddress(pathname, release.addresses)) event.respondWith(answerNavigation(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event));
}

async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  if (await isReplacedNow()) return fetchOrShell(event.request, pathname);
  const shell = await keptShell(pathname);
  if (!shell) return fetch(event.request);
  event.waitUntil(refreshShell(pathname));
  return shell;
}

/** A new release takes over where no other page of the one before is open. */
async function isReplacedNow(): Promise<boolean> {
  const { waiting } = scope.registration;
  if (!waiting) return false;
  const pages = await scope.clients.matchAll({ type: 'window' });
  if (pages.length > 1) return false;
  waiting.postMessage(takeOver);
  return true;
}

async function fetchOrShell(request: Request, pathname: string): Promise<Response> {
  return fetch(request).catch(async () => (await keptShell(pathname)) ?? Response.error());
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findFile(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(keep(request, response.clone()));
  // Loading the page again must lead to a release that is there.
  else if (response.status === 404) event.waitUntil(removeShells());
  return response;
}
