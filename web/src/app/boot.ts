import { signalPage } from '../shell/page-signals.ts';

// The only script a page asks for by itself. A pre-rendered page works as plain links, so the app is
// started at the first sign of a person there, and at once elsewhere.
const start = () => import('./client.tsx');
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];

function startOnce(): void {
  for (const sign of signs) removeEventListener(sign, startOnce);
  start();
}

signalPage();
if (document.querySelector('[data-prerendered]')) {
  for (const sign of signs) addEventListener(sign, startOnce, { passive: true });
} else {
  start();
}
