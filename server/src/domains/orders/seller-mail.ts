import type { Locale } from '@stratum/contract/locale';
import type { ReturnReason } from '@stratum/contract/shop/order-words';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import type { OrderRow } from './tables.ts';

const sentences = createSentences({ orders: { en, fr, de } });

export interface ForSeller {
  readonly returnReason: ReturnReason | null;
  /** The buyer's own about a return. */
  readonly words: string | null;
  /** Whom the seller tells how to send something back. */
  readonly buyerEmail: string;
}

/**
 * What whoever sells has to do about an order now, in their language; null where it is nothing:
 * one that is paid is packed, one that was paid and is cancelled is not, and a return is answered.
 */
export function sellerMail(
  order: OrderRow,
  { returnReason, words, buyerEmail }: ForSeller,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): Mail | null {
  const { status, paidAt, number } = order;
  const isNews = status === 'paid' || status === 'return_requested';
  if (!isNews && !(status === 'cancelled' && paidAt !== null)) return null;
  const t = sentences(locale);
  const say = (key: string, values: object = {}) => t(key, { ns: 'orders', ...values });
  const title = say(`seller.${status}`, { number });
  const lines = order.lines.map(({ name, quantity }) => say('seller.line', { name, quantity }));
  const paragraphs = [
    lines.join('\n'),
    ...(status === 'paid'
      ? [addressOf(order, locale), say('seller.service', { service: order.service })]
      : []),
    ...(returnReason === null ? [] : [say(`seller.reason.${returnReason}`)]),
    ...(words === null ? [] : [words]),
    ...(status === 'return_requested'
      ? [say('seller.answer', { name: order.address.name, email: buyerEmail })]
      : []),
  ];
  return composeMail(
    { email, locale },
    title,
    title,
    paragraphs.map((text) => ({ kind: 'text' as const, text })),
  );
}

/** As it is written on a parcel. */
function addressOf({ address }: OrderRow, locale: Locale): string {
  const { name, line1, line2, postalCode, city, state, country, phone } = address;
  const place = [postalCode, city, state].filter(Boolean).join(' ');
  const land = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return [name, line1, line2, place, land, phone].filter(Boolean).join('\n');
}
