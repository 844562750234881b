import { isLocale, type Locale } from '@stratum/contract/locale';
import { data, type LoaderFunctionArgs } from 'react-router';
import { splitLocale } from '../shared/i18n/locale-path.ts';
import type { PageData } from './page-data.ts';
import type { PublicPage } from './public-pages.ts';

/** Loads what a public page shows, unless the document has brought it along. */
export function publicLoader(
  page: PublicPage,
  readersLocale: () => Locale,
  given: PageData | undefined,
) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<unknown> => {
    const locale = isLocale(params.locale) ? params.locale : readersLocale();
    const { path } = splitLocale(new URL(request.url).pathname);
    if (given?.locale === locale && given.path === path) return given.loaded;
    const loaded = await page.load(locale, params);
    if (loaded === undefined) throw data(null, { status: 404 });
    return loaded;
  };
}
