import type { Pack } from '@stratum/content/pack';
import type { Answers } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import type { Locale } from '@stratum/contract/locale';
import type { PersonalData } from '../../platform/personal-data.ts';
import { questionsOf } from './questionnaire.ts';
import { countAttempts, everyAttempt, listDrafts } from './store.ts';
import type { AttemptRow } from './tables.ts';

/** Attempts and drafts, with the words of questions, traits and levels in the owner's language. */
export function assessmentsPersonalData(pack: Pack): PersonalData {
  return {
    name: 'assessments',
    tables: ['assessment_attempts', 'assessment_drafts'],
    counts: async (db, userId) => ({ assessments: await countAttempts(db, userId) }),
    async *export({ db, userId, locale }) {
      const texts = textsOf(pack, locale);
      yield {
        path: 'assessments/attempts.json',
        async *rows() {
          for await (const attempt of everyAttempt(db, userId))
            yield archivedAttempt(texts, attempt);
        },
      };
      yield {
        path: 'assessments/drafts.json',
        async json() {
          const drafts = await listDrafts(db, userId);
          return drafts.map(({ category, answers, userId: _owner, ...draft }) => ({
            category: texts.category(category),
            ...draft,
            answers: texts.answers(answers, draft.contentVersion),
          }));
        },
      };
    },
  };
}

function archivedAttempt(texts: ReturnType<typeof textsOf>, attempt: AttemptRow) {
  const { userId: _owner, category, level, traits, answers, ...rest } = attempt;
  return {
    ...rest,
    category: texts.category(category),
    level: texts.level(level),
    traits: traits.map(({ traitId, score, level: reached }) => ({
      trait: texts.trait(traitId),
      score,
      level: texts.level(reached),
    })),
    answers: texts.answers(answers, rest.contentVersion),
  };
}

/** Words for what the rows hold as numbers and keys; what this pack does not know keeps its key. */
function textsOf(pack: Pack, locale: Locale) {
  const local = pack.inLocale(locale);
  const levels = new Map(local.levels.map(({ number, name }) => [number, name]));
  const categories = new Map(local.categories.map(({ slug, name }) => [slug, name]));
  const traits = new Map(local.traits.map(({ id, name }) => [id, name]));
  const labels = new Map(local.answers.map(({ value, label }) => [value, label]));
  const questions = new Map(
    local.categories.flatMap(({ slug }) => questionsOf(local, slug)).map((each) => [each.id, each]),
  );
  const wordsOf = (id: string, answer: number) => {
    const question = questions.get(id);
    if (!question) return withoutWords;
    return question.kind === 'anchored'
      ? {
          question: traits.get(question.traitId) ?? null,
          words: question.behaviours[answer - 1] ?? null,
        }
      : { question: question.text, words: labels.get(answer) ?? null };
  };
  return {
    level: (number: number) => ({ number, name: levels.get(number) ?? null }),
    category: (slug: CategorySlug) => ({ id: slug, name: categories.get(slug) ?? null }),
    trait: (id: string) => ({ id, name: traits.get(id) ?? null }),
    /** Words of another pack than the one that asked would be wrong ones. */
    answers: (answers: Answers, contentVersion: string) =>
      Object.entries(answers).map(([id, answer]) => ({
        id,
        answer,
        ...(contentVersion === pack.version ? wordsOf(id, answer) : withoutWords),
      })),
  };
}

const withoutWords = { question: null, words: null };
