import { limits } from '@stratum/contract/limits';

/**
 * Marks the document as `data-scrolled` past 15 px and as `data-settled` 500 ms after it was opened
 * (§2). Style sheets do the rest, so header and footer behave before the app has started.
 */
export function signalPage(): void {
  const { documentElement } = document;
  const onScroll = () => {
    documentElement.toggleAttribute('data-scrolled', window.scrollY > limits.headerSolidAfter);
  };
  addEventListener('scroll', onScroll, { passive: true });
  onScroll();
  setTimeout(() => documentElement.toggleAttribute('data-settled', true), limits.footerDelay);
}
