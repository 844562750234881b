import type { Locale } from '@stratum/contract/locale';
import type { Proposal } from '@stratum/contract/weekly-review';
import { createSentences } from '../../platform/i18n/sentences.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import type { KeptProposal } from './tables.ts';

const sentences = createSentences({ 'weekly-review': { en, fr, de } });

/** A proposal as it is read: that of a habit is a sentence in the reader's language. */
export function toProposal(kept: KeptProposal, locale: Locale): Proposal {
  const text = kept.text ?? sentences(locale)(`habit.${kept.id}`, { ns: 'weekly-review' });
  return { ...kept, text };
}
