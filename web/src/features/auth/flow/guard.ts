import { type LoaderFunction, redirect } from 'react-router';
import { localePath, splitLocale } from '../../../shared/i18n/locale-path.ts';
import { loginAddress } from '../../../shared/navigation/return-address.ts';
import { returnTarget } from './return-target.ts';

export interface GuardSettings {
  readonly isLoggedIn: () => Promise<boolean>;
  /** The fragment of the address that is being loaded, which a request has not. */
  readonly wantedHash: () => string;
}

/** For pages that need a login: leads to it, and afterwards back to the page. */
export function signedInOnly({ isLoggedIn, wantedHash }: GuardSettings): LoaderFunction {
  return async ({ request }) => {
    if (await isLoggedIn()) return null;
    const { pathname, search, hash } = wantedAddress(request, wantedHash());
    const { prefix } = splitLocale(pathname);
    throw redirect(loginAddress(localePath('/login', prefix), pathname + search + hash));
  };
}

/** For the account pages: who is logged in already goes on. */
export function signedOutOnly({ isLoggedIn, wantedHash }: GuardSettings): LoaderFunction {
  return async ({ request }) => {
    if (!(await isLoggedIn())) return null;
    const address = wantedAddress(request, wantedHash());
    const { prefix } = splitLocale(address.pathname);
    throw redirect(returnTarget(address, address.origin) ?? localePath('/dashboard', prefix));
  };
}

function wantedAddress({ url }: Request, hash: string): URL {
  const address = new URL(url);
  address.hash = hash;
  return address;
}
