import { isLocale, type Locale } from '@stratum/contract/locale';
import { data, type LoaderFunction, type Params } from 'react-router';
import type { PublicRoute } from '../pages/routes/page-route.ts';
import { splitLocale } from '../shared/i18n/locale-path.ts';
import type { PageData } from './page-data.ts';

/** Loads what a public page shows, unless the document has brought it along. */
export function contentLoader(
  route: PublicRoute,
  readersLocale: () => Locale,
  given: PageData | undefined,
): LoaderFunction {
  return async ({ params, request }) => {
    const locale = localeOf(params, readersLocale);
    const { path } = splitLocale(new URL(request.url).pathname);
    if (given?.locale === locale && given.path === path) return given.loaded;
    const loaded = await route.content(locale, params);
    if (loaded === undefined) throw data(null, { status: 404 });
    return loaded;
  };
}

/** The language of an address. */
export function localeOf({ locale }: Params, readersLocale: () => Locale): Locale {
  return isLocale(locale) ? locale : readersLocale();
}
