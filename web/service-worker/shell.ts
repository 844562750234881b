import { isLocale, type Locale, matchLocale } from '@stratum/contract/locale';
import { inTheme, isTheme } from '@stratum/contract/theme';
import { splitLocale } from '../src/shared/i18n/locale-path.ts';
import { shellFor } from './address.ts';
import { findShell, keep, openCache } from './caches.ts';
import { release, type Shell } from './release.ts';
import { scope } from './scope.ts';

/** @throws where one does not come, or is another release's: then the worker is not installed */
export async function keepShells(): Promise<void> {
  await Promise.all(
    release.shells.map(async (shell) => {
      const response = await fetchShell(shell);
      if (!response) throw new TypeError(`The shell ${shell.address} is not of this release`);
      await keep(shell.address, response);
    }),
  );
}

/** The shell kept for an address, in the reader's language and theme; null where there is none. */
export async function keptShell(pathname: string): Promise<Response | null> {
  const shell = await shellOf(pathname);
  const kept = shell && (await findShell(shell.address));
  if (!kept) return null;
  const theme = await readCookie('theme');
  const html = inTheme(await kept.text(), isTheme(theme) ? theme : 'system');
  return new Response(html, { headers: headersOf(kept) });
}

/** Takes over headers that the server sends by now, such as another policy. */
export async function refreshShell(pathname: string): Promise<void> {
  const shell = await shellOf(pathname);
  const response = shell && (await fetchShell(shell).catch(() => null));
  if (response) await keep(shell.address, response);
}

/** From now on the network answers: the server no longer has the files of this release. */
export async function removeShells(): Promise<void> {
  const cache = await openCache();
  await Promise.all(release.shells.map(({ address }) => cache.delete(address)));
}

/** The address's own, else the one of all others. */
async function shellOf(pathname: string): Promise<Shell | undefined> {
  const { prefix, path } = splitLocale(pathname);
  const locale = prefix ?? (await readersLocale());
  return shellFor(release.shells, path, locale);
}

/** As it is for everybody, since no cookie is sent. @returns null for another release's */
async function fetchShell({ address, loads }: Shell): Promise<Response | null> {
  const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
  const html = await response.clone().text();
  return response.ok && loads.every((file) => html.includes(file)) ? response : null;
}

/** The body is not compressed any more. */
function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers);
  kept.delete('content-encoding');
  kept.delete('content-length');
  return kept;
}

/** As the server chooses it. */
async function readersLocale(): Promise<Locale> {
  const chosen = await readCookie('locale');
  return isLocale(chosen) ? chosen : matchLocale(navigator.languages);
}

/** Undefined in browsers whose workers see no cookies, where the page itself corrects the shell. */
async function readCookie(name: string): Promise<string | undefined> {
  if (!('cookieStore' in scope)) return undefined;
  return (await scope.cookieStore.get(name))?.value;
}
