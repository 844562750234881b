import { readAccessToken } from '../shared/session/access-token.ts';
import { signalPage } from '../shell/page-signals.ts';
import { sayNotStarted } from './not-started.ts';

// The schemas, which come later, must not try to compile themselves: the policy forbids and reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// The only script a page asks for by itself. A pre-rendered page works as plain links, so the app is
// started at the first sign of a person there. At once where somebody is logged in, where the address
// carries a query, and on every other page.
const start = () => import('./client.tsx').then(({ startApp }) => startApp()).catch(sayNotStarted);
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
const isPrerendered = document.querySelector('[data-prerendered]') !== null;

function startOnce(): void {
  for (const sign of signs) removeEventListener(sign, startOnce);
  void start();
}

signalPage();
if (isPrerendered && readAccessToken() === null && location.search === '') {
  for (const sign of signs) addEventListener(sign, startOnce, { passive: true });
} else {
  void start();
}
