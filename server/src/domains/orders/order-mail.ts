import type { Locale } from '@stratum/contract/locale';
import type { NotificationContent } from '@stratum/contract/notifications';
import { plainDayFor, spanFor } from '../../platform/i18n/dates.ts';
import { moneyFor } from '../../platform/i18n/money.ts';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Person } from '../accounts/index.ts';
import { textOf } from '../notifications/index.ts';
import { moneyIn } from '../shop/index.ts';
import { dueOn } from './expiry-kind.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import type { OrderRow } from './tables.ts';

const sentences = createSentences({ orders: { en, fr, de } });

type Buyer = Pick<Person, 'email' | 'locale' | 'timeZone'>;
interface Sender {
  readonly publicUrl: string;
  /** Of who sells, by whose clocks a day ends. */
  readonly timeZone: string;
}
type Say = (key: string, values?: object) => string;

interface Told {
  readonly order: OrderRow;
  /** In the words of who sells. */
  readonly note: string | null;
  readonly content: NotificationContent;
}

/** What the buyer is told in the list, with what was ordered and where it goes. */
export function orderMail(
  { order, note, content }: Told,
  buyer: Buyer,
  { publicUrl, timeZone }: Sender,
): Mail {
  const { title, text, target } = textOf(content, buyer);
  const t = sentences(buyer.locale);
  const say: Say = (key, values = {}) => t(key, { ns: 'orders', ...values });
  const paragraphs = [
    text,
    ...(note === null ? [] : [note]),
    ...whatIsNext(order, buyer.locale, timeZone, say),
    sumsIn(order, buyer, say),
  ];
  const url = new URL(`/${buyer.locale}${target}`, publicUrl).href;
  return composeMail(buyer, title, title, [
    ...paragraphs.map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
    { kind: 'link', text: say('mail.open'), url },
  ]);
}

function whatIsNext(order: OrderRow, locale: Locale, timeZone: string, say: Say): string[] {
  const { status, payment, trackingNumber, deliveryFrom, deliveryTo } = order;
  if (status === 'placed') {
    const day = dueOn(order, timeZone);
    const date = day === null ? '' : plainDayFor(locale, day);
    return [say('mail.pay', { date, context: payment })];
  }
  if (status !== 'shipped') return [];
  const span = spanFor(locale, deliveryFrom, deliveryTo);
  return [
    say('mail.arrives', { span }),
    ...(trackingNumber === null ? [] : [say('mail.tracking', { number: trackingNumber })]),
  ];
}

function sumsIn(order: OrderRow, { locale }: Buyer, say: Say): string {
  const money = moneyIn(order.currency);
  const write = (amount: number) => moneyFor(locale, money(amount));
  const { discount, promoCode: code, service, address } = order;
  return [
    ...order.lines.map(({ name, quantity, amount }) =>
      say('mail.line', { name, quantity, total: write(amount) }),
    ),
    ...(discount === null ? [] : [say('mail.discount', { code, total: write(discount) })]),
    say('mail.shipping', { service, total: write(order.shipping) }),
    say('mail.total', { total: write(order.total) }),
    say('mail.to', { name: address.name, city: address.city }),
  ].join('\n');
}
