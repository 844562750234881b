import { defineConfig } from 'i18next-cli';

/** A namespace is the path of its folder under `web/src`; `errors` and `fields` are shared with the server. */
function fileOf(language: string, namespace?: string): string {
  return namespace === 'errors' || namespace === 'fields'
    ? `contract/src/messages/${namespace}.${language}.json`
    : `web/src/${namespace}/messages.${language}.json`;
}

export default defineConfig({
  locales: ['en', 'fr', 'de'],
  extract: {
    input: ['web/src/**/*.{ts,tsx}'],
    ignore: ['web/src/**/*.test.*', 'web/src/pages/dev-kit/**'],
    output: fileOf,
    defaultNS: 'shell',
    removeUnusedKeys: false,
    sort: false,
    primaryLanguage: 'en',
  },
});
