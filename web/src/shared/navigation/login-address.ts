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
