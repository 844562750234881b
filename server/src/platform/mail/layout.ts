import { createHash } from 'node:crypto';
import type { Locale } from '@stratum/contract/locale';
import { escapeHtml } from '../escape-html.ts';
import type { Mail } from './mail.ts';
import { mailColours, markColours } from './tokens.ts';

export type MailBlock =
  | { readonly kind: 'text' | 'note' | 'code'; readonly text: string }
  | { readonly kind: 'link' | 'small_link'; readonly text: string; readonly url: string };

interface MailContent {
  readonly locale: Locale;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

/** A mail as text and as HTML, from the same blocks. */
export function composeMail(
  { email, locale }: { readonly email: string; readonly locale: Locale },
  subject: string,
  title: string,
  blocks: readonly MailBlock[],
): Mail {
  const content = { locale, title, blocks };
  return { to: email, locale, subject, text: mailText(content), html: mailHtml(content) };
}

/** The same content as plain text; a code stands alone on its line. */
export function mailText({ title, blocks }: MailContent): string {
  const paragraphs = blocks.map((block) =>
    'url' in block ? `${block.text}\n${block.url}` : block.text,
  );
  return `${[title, ...paragraphs, 'Stratum'].join('\n\n')}\n`;
}

/** HTML in the product's look, without images or tables; a code is one selectable word. */
export function mailHtml({ locale, title, blocks }: MailContent): string {
  return cardHtml(locale, title, blocks.map(blockHtml).join('\n'));
}

/** The frame of a mail, also for a page that a mail leads to. @param body trusted HTML */
export function cardHtml(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<div class="card">
<div class="brand"><span class="mark" aria-hidden="true">${mark}</span> Stratum</div>
<h1>${escapeHtml(title)}</h1>
${body}
</div>
</body>
</html>
`;
}

function blockHtml(block: MailBlock): string {
  const text = escapeHtml(block.text).replaceAll('\n', '<br>');
  if (block.kind === 'small_link') {
    return `<p class="note"><a href="${escapeHtml(block.url)}">${text}</a></p>`;
  }
  if (block.kind !== 'link') return `<p class="${block.kind}">${text}</p>`;
  return `<p><a class="button" href="${escapeHtml(block.url)}">${text}</a></p>`;
}

// By classes: the policy of a page lets no style attribute through.
const mark = markColours.map((_, index) => `<i class="layer-${index}"></i>`).join('');
const layerColours = markColours.map(
  (colour, index) => `.layer-${index} { background: ${colour}; }`,
);

const style = `${coloursOf('light')}
body { margin: 0; padding: 32px 12px; font: 16px/1.55 "Hanken Grotesk", Arial, sans-serif; }
.card { max-width: 480px; margin: 0 auto; padding: 32px; border-width: 1px; border-style: solid; border-radius: 20px; }
.brand { font: 500 20px/1 Newsreader, Georgia, serif; }
.mark { display: inline-block; width: 24px; vertical-align: middle; margin-right: 8px; }
.mark i { display: block; height: 2px; margin-bottom: 1px; }
${layerColours.join('\n')}
h1 { margin: 24px 0 20px; font: 300 32px/1.1 Newsreader, Georgia, serif; }
.code { margin: 24px 0; font-size: 40px; line-height: 1; letter-spacing: .12em; font-variant-numeric: tabular-nums; -webkit-user-select: all; user-select: all; }
.note { font-size: 14px; }
a { color: inherit; }
.button { border: 0; display: inline-block; font: inherit; padding: 12px 24px; border-radius: 999px; font-weight: 600; text-decoration: none; }
@media (prefers-color-scheme: dark) { ${coloursOf('dark')} }`;

/** Of the frame's style element, for the policy of a page. */
export const cardStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

function coloursOf(theme: 'light' | 'dark'): string {
  const colours = mailColours[theme];
  return [
    `body { background: ${colours.page}; color: ${colours.ink}; }`,
    `.card { background: ${colours.surface}; border-color: ${colours.line}; }`,
    `.note { color: ${colours['ink-2']}; }`,
    `.button { background: ${colours.accent}; color: ${colours['on-accent']}; }`,
  ].join('\n');
}
