import type { Locale } from '@stratum/contract/locale';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

export type CollectionTexts = typeof en;
export const collectionTexts: Readonly<Record<Locale, CollectionTexts>> = { en, fr, de };
