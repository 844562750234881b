/** Resolves when the browser has nothing more urgent to do, or after two seconds. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari knows no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
