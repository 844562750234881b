/** The addresses of the public pages, without their language. */
export const publicPages = [
  '/',
  '/stratum-definitions',
  '/about-the-author',
  '/author/stratum-editors',
  '/program-overview',
  '/aboutUs',
  '/privacy-policy',
  '/terms-and-conditions',
] as const;

/** `/aboutUs` in French is `/fr/aboutUs`. */
export function inLanguage(path: string, locale: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
