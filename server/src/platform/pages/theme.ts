/** What the reader has chosen; `system` leaves it to the reader's machine. */
export type Theme = 'light' | 'dark' | 'system';

/** The browser writes the cookie, so that a page arrives in its colours and never changes them. */
export function themeOf(cookies: string | undefined): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Style sheets follow the attribute; the meta element counts until they are there. */
export function inTheme(page: string, theme: Theme): string {
  if (theme === 'system') return page;
  return page
    .replace(/<html lang="[a-z]{2}"/, (start) => `${start} data-theme="${theme}"`)
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`);
}
