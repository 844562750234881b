// The only script a page asks for by itself. A pre-rendered page already works as plain links, so
// the app is started when the browser has nothing better to do; elsewhere at once.
const start = () => import('./client.tsx');
const idle = globalThis.requestIdleCallback ?? setTimeout;

if (document.querySelector('[data-prerendered]')) {
  if (document.readyState === 'complete') idle(start);
  else addEventListener('load', () => idle(start), { once: true });
} else {
  start();
}
