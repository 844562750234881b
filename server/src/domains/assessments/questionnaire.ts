import type { LocalPack, Pack } from '@stratum/content/pack';
import type { CategorySlug } from '@stratum/contract/categories';
import { limits } from '@stratum/contract/limits';
import type { Locale } from '@stratum/contract/locale';
import type { Question } from '@stratum/contract/questions';
import { AppError } from '../../platform/http/app-error.ts';

/** What the rules need of a question: its bound and, for a statement, its key. */
export interface QuestionKey {
  readonly traitId: string;
  readonly kind: 'statement' | 'anchored';
  readonly highest: number;
  readonly reversed: boolean;
}

/**
 * A category's questions by id, in the order asked: each trait's three statements, then its behaviours.
 * @throws AppError not_found for a category the pack has no traits for
 */
export function questionKeys(pack: Pack, category: CategorySlug): ReadonlyMap<string, QuestionKey> {
  const traits = pack.traitsOf(category);
  if (traits.length === 0) throw new AppError('not_found');
  return new Map(
    traits.flatMap(({ id: traitId, statements }): [string, QuestionKey][] => [
      ...statements.map(({ id, reversed }): [string, QuestionKey] => [
        `${traitId}.${id}`,
        { traitId, kind: 'statement', highest: limits.scaleSteps, reversed },
      ]),
      [`${traitId}.anchor`, { traitId, kind: 'anchored', highest: limits.levels, reversed: false }],
    ]),
  );
}

/** What a category asks in one language: the scale, the questions, and which are reverse-keyed. */
export function questionnaireIn(pack: Pack, category: CategorySlug, locale: Locale) {
  const texts = pack.inLocale(locale);
  return {
    scale: texts.answers.map(({ value, label, shareInWords, level }) => ({
      value,
      label,
      share: shareInWords,
      level,
    })),
    questions: questionsOf(texts, category),
    reversed: [...questionKeys(pack, category)]
      .filter(([, { reversed }]) => reversed)
      .map(([id]) => id),
  };
}

/** A category's questions in the words of one language. */
export function questionsOf(pack: LocalPack, category: CategorySlug): Question[] {
  return pack
    .traitsOf(category)
    .flatMap(({ id: traitId, statements, behaviours }): Question[] => [
      ...statements.map(
        ({ id, text }): Question => ({ id: `${traitId}.${id}`, kind: 'statement', traitId, text }),
      ),
      { id: `${traitId}.anchor`, kind: 'anchored', traitId, behaviours: [...behaviours] },
    ]);
}
