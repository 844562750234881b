import type { TFunction } from 'i18next';
import { composeMail, type MailBlock } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { SendMail } from '../../platform/mail/mail-jobs.ts';
import type { ChannelSender, Delivery, Rendered } from './channels.ts';
import { sentences } from './texts.ts';
import { digestMails, type Unsubscribing } from './unsubscribe.ts';

interface MailChannelDeps {
  readonly sendMail: SendMail;
  readonly publicUrl: string;
  readonly unsubscribing: Unsubscribing;
}

/** Mails that can be unsubscribed from by one click (RFC 8058), of the kind or of the digest. */
export function createMailChannel(deps: MailChannelDeps): ChannelSender {
  return async (tx, deliveries) => {
    await deps.sendMail(tx, ...deliveries.map((delivery) => mailFor(deps, delivery)));
  };
}

function mailFor({ unsubscribing, publicUrl }: MailChannelDeps, delivery: Delivery): Mail {
  const { id, to, isDigest, notifications } = delivery;
  const [{ kind }] = notifications;
  const what = isDigest ? digestMails : kind;
  const unsubscribeUrl = unsubscribing.addressFor({ userId: to.id, what });
  const { subject, title, blocks } = contentOf(delivery, publicUrl);
  const t = sentences(to.locale);
  const leave = { kind: 'small_link', url: unsubscribeUrl } as const;
  const mail = composeMail(to, subject, title, [
    ...blocks,
    { ...leave, text: t(isDigest ? 'mail.leave_digest' : 'mail.leave', { ns: 'notifications' }) },
  ]);
  return { ...mail, id, about: isDigest ? 'digest' : kind, unsubscribeUrl };
}

interface Content {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

function contentOf({ to, isDigest, notifications }: Delivery, publicUrl: string): Content {
  const t = sentences(to.locale);
  const [first] = notifications;
  const target = isDigest ? '/notifications' : first.target;
  const url = new URL(`/${to.locale}${target}`, publicUrl).href;
  const link = { kind: 'link', text: t('mail.open', { ns: 'notifications' }), url } as const;
  if (!isDigest) {
    const text = { kind: 'text', text: first.text } as const;
    const more = (first.more ?? []).map(
      (paragraph) => ({ kind: 'text', text: paragraph }) as const,
    );
    return { subject: first.title, title: first.title, blocks: [text, ...more, link] };
  }
  const title = t('mail.digest', { ns: 'notifications', count: notifications.length });
  return { subject: title, title, blocks: [...digestBlocks(notifications, t), link] };
}

/** One paragraph a kind: the newest of several, and how many there are. */
function digestBlocks(notifications: readonly Rendered[], t: TFunction): MailBlock[] {
  return [...Map.groupBy(notifications, ({ kind }) => kind).values()].flatMap((group) => {
    const newest = group.at(-1);
    if (!newest) return [];
    const values = { ns: 'notifications', title: newest.title, count: group.length };
    const title = group.length > 1 ? t('mail.several', values) : newest.title;
    return [{ kind: 'text', text: `${title}\n${newest.text}` } as const];
  });
}
