import { readAccessToken } from '../shared/session/access-token.ts';
import { signalPage } from '../shell/page-signals.ts';
import { holdPresses, releasePress } from './held-press.ts';
import { showStartupError } from './startup-error.ts';

// The schemas, which come later, must not try to compile themselves: the policy forbids and reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// The only script a page asks for by itself. A pre-rendered page works as plain links, so the app is
// started at the first sign of a person there; at once where somebody is logged in, where the address
// carries a query, and on every other page. Where a form is to be filled in, the app's files are fetched
// after the first paint, and it starts at once where what was typed before a reload is to be put back.
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'click'];
const isPrerendered = document.querySelector('[data-prerendered]') !== null;
const hasForm = document.forms.length > 0;
const isSignedIn = readAccessToken() !== null;
let started: Promise<void> | undefined;

function start(): void {
  started ??= import('./client.tsx')
    .then(({ startApp }) => startApp())
    .catch(showStartupError)
    .then(releasePress);
}

function preload(): void {
  for (const link of document.querySelectorAll('link[data-later]')) {
    link.setAttribute('rel', 'modulepreload');
  }
}

function isRevisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}

signalPage();
// Sent on from there, they need not see the form: account.css hides it.
document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
if (hasForm) {
  holdPresses();
  requestAnimationFrame(() => setTimeout(preload));
}
if (isPrerendered && !isSignedIn && location.search === '' && !(hasForm && isRevisit())) {
  const options = { once: true, passive: true, capture: true };
  for (const sign of signs) addEventListener(sign, start, options);
} else start();
