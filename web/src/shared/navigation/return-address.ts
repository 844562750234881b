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

/** The name in the address of the login page that says where the person wanted to go. */
export const returnKey = 'return';

/**
 * The login page's address that leads back to where the person wanted to go. The fragment stays a
 * fragment, as in a redirect of HTTP: no server is told it, and it may be a secret.
 */
export function loginAddress(loginPath: string, wanted: string): string {
  const [path = '', ...fragment] = wanted.split('#');
  const hash = fragment.length > 0 ? `#${fragment.join('#')}` : '';
  return `${loginPath}?${new URLSearchParams({ [returnKey]: path })}${hash}`;
}
