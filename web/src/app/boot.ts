import { readAccessToken } from '../shared/session/access-token.ts';
import { signalPage } from '../shell/page-signals.ts';
import { holdPresses, releasePress } from './held-press.ts';
import { sayNotStarted } from './not-started.ts';

// The schemas, which come later, must not try to compile themselves: the policy forbids and reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// The only script a page asks for by itself. A pre-rendered page works as plain links, so the app is
// started at the first sign of a person there, and after the first paint where a form is to be filled
// in. At once where somebody is logged in, where the address carries a query, and on every other page.
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'];
const isPrerendered = document.querySelector('[data-prerendered]') !== null;
const hasForm = document.forms.length > 0;
const isSignedIn = readAccessToken() !== null;
let started: Promise<void> | undefined;

function start(): void {
  started ??= import('./client.tsx')
    .then(({ startApp }) => startApp())
    .catch(sayNotStarted)
    .then(releasePress);
}

signalPage();
// Sent on from there, they need not see the form: account.css hides it.
document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
if (hasForm) holdPresses();
if (isPrerendered && !isSignedIn && location.search === '') {
  for (const sign of signs) addEventListener(sign, start, { once: true, passive: true });
  if (hasForm) requestAnimationFrame(() => setTimeout(start));
} else start();
