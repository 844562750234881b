/**
 * The path, query and fragment of an address on this origin; null for any other address.
 *
 * The result is resolved again, because a URL's own path may read as another host: that of
 * `/.//elsewhere.example` is `//elsewhere.example`.
 */
export function sameOriginPath(address: string, origin = location.origin): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const path = url.pathname + url.search + url.hash;
  const isOurs = url.origin === origin && URL.canParse(path, origin);
  return isOurs && new URL(path, origin).href === url.href ? path : null;
}
