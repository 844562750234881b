import { type LoaderFunction, redirect } from 'react-router';
import { localePath, splitLocale } from '../../../shared/i18n/locale-path.ts';
import { loginAddress } from '../../../shared/navigation/login-address.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { startClientState } from '../../../shared/state/start.ts';
import { returnTarget } from './return-target.ts';

async function isLoggedIn(): Promise<boolean> {
  await startClientState();
  return appStore.getState().isLoggedIn;
}

/** For pages that need a login: leads to it, and afterwards back to the page. */
export const loggedInOnly: LoaderFunction = async ({ request }) => {
  if (await isLoggedIn()) return null;
  const { pathname, search, hash } = new URL(request.url);
  const { prefix } = splitLocale(pathname);
  throw redirect(loginAddress(localePath('/login', prefix), pathname + search + hash));
};

/** For the account pages: who is logged in already goes on. */
export const loggedOutOnly: LoaderFunction = async ({ request }) => {
  if (!(await isLoggedIn())) return null;
  const { pathname, search, origin } = new URL(request.url);
  const { prefix } = splitLocale(pathname);
  throw redirect(returnTarget(search, origin) ?? localePath('/dashboard', prefix));
};
