import type { Locale } from '@stratum/contract/locale';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../platform/escape-html.ts';
import { type CallLimits, installNetworkLimit } from '../../platform/http/call-limits.ts';
import { pageLocaleOf } from '../../platform/http/locale.ts';
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts';
import { cardHtml, cardStyleHash } from '../../platform/mail/layout.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { userById } from '../accounts/index.ts';
import type { Deps } from './notifications.ts';
import { endMails } from './preferences.ts';
import { sentences } from './texts.ts';
import { createUnsubscribing, unsubscribePath } from './unsubscribe.ts';

interface PageDeps extends Pick<Deps, 'db' | 'clock'> {
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly callLimits: CallLimits;
}

/**
 * Where mails are unsubscribed from: a mail program sends a POST (RFC 8058), a person gets a page
 * with a button that does. A GET changes nothing, for scanners of mails follow every link.
 */
export async function installUnsubscribePage(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const { db } = deps;
  const { read } = createUnsubscribing(deps.secrets, deps.publicUrl);
  await app.register(async (scope) => {
    installNetworkLimit(scope, deps.callLimits, deps.clock);
    // The form says nothing that the address does not say.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    const path = `${unsubscribePath}/:token`;
    scope.get<{ Params: { token: string } }>(path, async (request, reply) => {
      const found = read(request.params.token);
      const owner = found && (await userById(db, found.userId));
      if (!owner) return sendPage(reply, pageLocaleOf(request), 'unknown', 404);
      return sendPage(reply, owner.locale, 'question');
    });
    scope.post<{ Params: { token: string } }>(path, async (request, reply) => {
      const found = read(request.params.token);
      const owner = found && (await userById(db, found.userId));
      if (!owner) return sendPage(reply, pageLocaleOf(request), 'unknown', 404);
      await endMails(deps, found);
      return sendPage(reply, owner.locale, 'done');
    });
  });
}

type Page = 'question' | 'done' | 'unknown';

function sendPage(reply: FastifyReply, locale: Locale, page: Page, status = 200) {
  const t = sentences(locale);
  const say = (key: string) => t(`unsubscribe.${key}`, { ns: 'notifications' });
  const button = `<form method="post"><button class="button">${escapeHtml(say('button'))}</button></form>`;
  const profile = `<p class="note"><a href="/${locale}/profile#notifications">${escapeHtml(say('profile'))}</a></p>`;
  const text = `<p>${escapeHtml(say(`${page}.text`))}</p>`;
  const body = `${text}${page === 'question' ? button : ''}${profile}`;
  reply.headers({
    'cache-control': 'no-store',
    'content-language': locale,
    'content-security-policy': contentSecurityPolicy([cardStyleHash]),
    'referrer-policy': 'no-referrer',
  });
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(cardHtml(locale, say(`${page}.title`), body));
}
