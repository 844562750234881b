import type { Locale } from '@stratum/contract/locale';
import { frameColours } from '@stratum/contract/theme';
import de from '../src/app/installed-app.de.json' with { type: 'json' };
import en from '../src/app/installed-app.en.json' with { type: 'json' };
import fr from '../src/app/installed-app.fr.json' with { type: 'json' };
import { checkInAnchor } from '../src/features/daily-wins/check-in/check-in-anchor.ts';
import { startAssessment } from '../src/pages/routes/assessments.ts';
import { dashboard } from '../src/pages/routes/progress.ts';

const texts = { en, fr, de };

/** Drawn by tools/icons/make.mjs. */
export const appIcons = {
  apple: '/icons/apple-180.png',
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  maskable: '/icons/maskable-512.png',
};

/** `--color-page`, behind the icon while the app starts. */
const background = '#f3f5f4';

export function manifestFile(locale: Locale): string {
  return `manifest.${locale}.webmanifest`;
}

/**
 * What a device installs the app by. The addresses name no language, so that an installed app follows
 * the reader's choice; the id is the same in all languages, which makes it one app.
 */
export function webAppManifest(locale: Locale): string {
  const { description, check_in, assess } = texts[locale];
  const icon = { src: appIcons.small, sizes: '192x192', type: 'image/png' };
  return JSON.stringify({
    id: '/',
    name: 'Stratum',
    short_name: 'Stratum',
    description,
    lang: locale,
    dir: 'ltr',
    start_url: dashboard.path,
    scope: '/',
    display: 'standalone',
    theme_color: frameColours.light,
    background_color: background,
    icons: [
      icon,
      { src: appIcons.large, sizes: '512x512', type: 'image/png' },
      { src: appIcons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: check_in, url: `${dashboard.path}#${checkInAnchor}`, icons: [icon] },
      { name: assess, url: startAssessment.path, icons: [icon] },
    ],
  });
}
