import type { Locale } from '@stratum/contract/locale';
import type { ShipmentStatus } from '@stratum/contract/shop/order-words';
import { createSentences } from '../../platform/i18n/sentences.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ shipping: { en, fr, de } });

/** What a parcel's status means, where the carrier says nothing of it. */
export function sentenceOf(status: ShipmentStatus, locale: Locale): string {
  return sentences(locale)(status, { ns: 'shipping' });
}
