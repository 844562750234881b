import { locales } from '@stratum/contract/locale';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { appRoutes } from '../src/pages/routes/index.ts';
import { webAppManifest } from './web-app-manifest.ts';

interface Shortcut {
  readonly name: string;
  readonly url: string;
}

const shortcutsIn = (locale: (typeof locales)[number]): Shortcut[] =>
  JSON.parse(webAppManifest(locale)).shortcuts;

test('the installed app leads to the check-in and to an assessment, by a press on its icon', () => {
  expect(shortcutsIn('en').map(({ name }) => name)).toEqual(['Check in', 'Assess']);
  for (const locale of locales) {
    const shortcuts = shortcutsIn(locale);
    expect(shortcuts.map(({ url }) => url)).toEqual([
      '/dashboard#check-in',
      '/self-assessment/startAssessment',
    ]);
    for (const { name, url } of shortcuts) {
      expect(name.length).toBeGreaterThan(0);
      const { pathname } = new URL(url, 'https://stratum.example');
      expect(appRoutes.filter(({ path }) => matchPath(path, pathname))).toHaveLength(1);
    }
  }
});
