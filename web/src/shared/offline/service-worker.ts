import { idle } from '../idle.ts';
import { connection } from './connection.ts';
import { takeOver, workerFile } from './worker-protocol.ts';

/** A page that stays open asks for a new release at most so often, milliseconds. */
const updateInterval = 60 * 60 * 1_000;

/** Registers the worker once the page has nothing more urgent to do; in development there is none. */
export function startServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // Where the browser refuses, or the file does not come, the app lives on the network.
  void idle()
    .then(register)
    .catch(() => undefined);
}

/** Loads the page anew, by the release that waits. */
export function takeNewRelease(waiting: ServiceWorker): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage(takeOver);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(workerFile);
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  followReleases(registration);
  updateOnReturn(registration);
}

function followReleases(registration: ServiceWorkerRegistration): void {
  const show = () => {
    // The first worker waits for nothing.
    const { waiting } = registration;
    connection.setState({ waiting: navigator.serviceWorker.controller ? waiting : null });
  };
  show();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', show);
  });
}

function updateOnReturn(registration: ServiceWorkerRegistration): void {
  let updatedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = performance.now() - updatedAt > updateInterval;
    if (document.visibilityState !== 'visible' || !isDue) return;
    updatedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}
