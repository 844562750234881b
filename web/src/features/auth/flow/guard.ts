import { type LoaderFunction, redirect } from 'react-router';
import { localePath, splitLocale } from '../../../shared/i18n/locale-path.ts';
import { loginAddress } from '../../../shared/navigation/return-address.ts';
import { startClientState } from '../../../shared/session/index.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { returnTarget } from './return-target.ts';

async function isLoggedIn(): Promise<boolean> {
  await startClientState();
  return appStore.getState().isLoggedIn;
}

/**
 * For pages that need a login: leads to it, and afterwards back to the page.
 * @param wantedHash a request has no fragment, so the router is asked for it
 */
export function signedInOnly(wantedHash: () => string): LoaderFunction {
  return async ({ request }) => {
    if (await isLoggedIn()) return null;
    const { pathname, search, hash } = wantedAddress(request, wantedHash());
    const { prefix } = splitLocale(pathname);
    throw redirect(loginAddress(localePath('/login', prefix), pathname + search + hash));
  };
}

/** For the account pages: who is logged in already goes on. */
export function signedOutOnly(wantedHash: () => string): LoaderFunction {
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
