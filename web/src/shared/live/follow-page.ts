import type { Connection } from './connection.ts';

/** Milliseconds for which a page that is out of sight stays connected. */
export const hiddenFor = 5 * 60_000;

/** Keeps a connection open while the page is seen, and a little longer. @returns what ends both */
export function followPage(connection: Connection): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') connection.open();
    else timer = setTimeout(connection.close, hiddenFor);
  }

  document.addEventListener('visibilitychange', follow, { signal });
  addEventListener('online', connection.renew, { signal });
  // A page that is connected cannot be kept for the way back.
  addEventListener('pagehide', connection.close, { signal });
  addEventListener('pageshow', follow, { signal });
  follow();
  return () => {
    listening.abort();
    clearTimeout(timer);
    connection.close();
  };
}
