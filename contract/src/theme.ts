/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** The colour of what the browser shows around a page: that of the header (`--color-surface`). */
export const frameColours = { light: '#ffffff', dark: '#172026' } as const;

/** Where an element of a document's head counts that is made for one of the two. */
export function mediaFor(scheme: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}

/**
 * A built document in a theme, as the server and the service worker send it. Style sheets follow the
 * attribute; the meta element counts until they are there.
 */
export function inTheme(html: string, theme: Theme): string {
  if (theme === 'system') return html;
  return html
    .replace(/<html lang="[a-z]{2}"/, (start) => `${start} data-theme="${theme}"`)
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`)
    .replace(mediaFor('light', 'system'), mediaFor('light', theme))
    .replace(mediaFor('dark', 'system'), mediaFor('dark', theme));
}
