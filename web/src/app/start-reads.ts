import type { Locale } from '@stratum/contract/locale';
import type { Read } from '../pages/routes/page-route.ts';
import { isLoggedIn } from '../shared/session/index.ts';

/** Asks for what a page reads while its code is on the way; the page finds it, or asks again. */
export function startReads(reads: readonly Read[], locale: Locale): void {
  void isLoggedIn().then(async (mayRead) => {
    if (!mayRead) return;
    const { prefetch } = await import('../shared/api/prefetch.ts');
    for (const { endpoint, input } of reads) prefetch(endpoint, input, locale);
  });
}
