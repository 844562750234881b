import { scope } from './scope.ts';

// Sent in place of the worker where an operator turns it off: it takes every worker of ours away. Open
// pages go on, and are answered by the network from their next call on.

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
