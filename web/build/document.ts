import { createHash } from 'node:crypto';
import type { Locale } from '@stratum/contract/locale';
import { frameColours, mediaFor } from '@stratum/contract/theme';
import { appIcons, manifestFile } from './web-app-manifest.ts';

/**
 * The id under which React Aria looks for a style sheet of its own before it writes one into the
 * page, which the policy forbids; styles/base.css has its one rule.
 */
export const styleId = 'react-aria-pressable-style';

interface DocumentParts {
  locale: Locale;
  /** Markup of the head, after the character set and the viewport. */
  head: string;
  body: string;
  bootScript: string;
  fonts: readonly string[];
  /** What the boot script asks for next, fetched along with it. */
  scripts: readonly string[];
}

export function htmlDocument(parts: DocumentParts): string {
  const { locale, head, body, bootScript, fonts, scripts } = parts;
  const preloads = [
    ...fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
  ];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${frameColours.light}" media="${mediaFor('light', 'system')}">
<meta name="theme-color" content="${frameColours.dark}" media="${mediaFor('dark', 'system')}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${appIcons.apple}">
<link rel="manifest" href="/${manifestFile(locale)}">
${[head, ...preloads].join('\n')}
<script type="module" src="${bootScript}"></script>
</head>
<body>
${body}
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A block of data, not a script: the content security policy lets it stand. */
export function dataBlock(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The source of an inlined style sheet as the content security policy names it. */
export function styleHash(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}
