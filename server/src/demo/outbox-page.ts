import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@stratum/contract/locale';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../platform/escape-html.ts';
import { pageLocaleOf } from '../platform/http/locale.ts';
import { createSentences } from '../platform/i18n/sentences.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { SmsOutbox } from '../platform/sms/outbox.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ demo: { en, fr, de } });

/** What stands in for a mail server and for a carrier; null where there is a real one. */
export interface Outboxes {
  readonly mails: Outbox | null;
  readonly messages: SmsOutbox | null;
}

/** /outbox, in the demo only: what the product sent, readable without a mail program or a phone. */
export async function installOutboxPage(app: FastifyInstance, outboxes: Outboxes): Promise<void> {
  const styles = await readFile(join(import.meta.dirname, 'outbox.css'), 'utf8');
  app.get('/outbox.css', async (_request, reply) => reply.type('text/css').send(styles));
  app.get('/outbox', async (request, reply) => {
    const locale = pageLocaleOf(request);
    reply.headers({ 'cache-control': 'no-store', 'content-language': locale });
    return reply.type('text/html; charset=utf-8').send(page(locale, await sentThrough(outboxes)));
  });
}

interface Sent {
  readonly id: string;
  readonly to: string;
  readonly sentAt: string;
  /** None for a text message. */
  readonly subject?: string;
  readonly text: string;
}

/** Newest first: ids sort by time. */
async function sentThrough({ mails, messages }: Outboxes): Promise<Sent[]> {
  const sent: Sent[] = [...((await mails?.list()) ?? []), ...((await messages?.list()) ?? [])];
  return sent.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

function page(locale: Locale, sent: readonly Sent[]): string {
  const t = sentences(locale);
  const say = (key: keyof typeof en, values = {}) => escapeHtml(t(key, { ns: 'demo', ...values }));
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const articles = sent.map(
    ({ to, sentAt, subject, text }) => `<article translate="no">
<h2>${subject === undefined ? say('sms') : escapeHtml(subject)}</h2>
<p>${say('to', { address: to })} · <time datetime="${escapeHtml(sentAt)}">${time.format(new Date(sentAt))}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')} · Stratum</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<main>
<h1>${say('title')}</h1>
<p>${say('explanation')} <a href="/outbox">${say('reload')}</a></p>
${articles.join('\n') || `<p>${say('empty')}</p>`}
</main>
</body>
</html>
`;
}
