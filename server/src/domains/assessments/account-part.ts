import type { LocalPack, Pack } from '@stratum/content/pack';
import type { Answers } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/model';
import type { AccountPart } from '../../platform/account-parts.ts';
import { questionsOf } from './questionnaire.ts';
import { listAttempts, listDrafts } from './store.ts';
import type { AttemptRow } from './tables.ts';

/** Attempts and drafts, with the words of questions, traits and levels in the owner's language. */
export function assessmentsPart(pack: Pack): AccountPart {
  return {
    name: 'assessments',
    tables: ['assessment_attempts', 'assessment_drafts'],
    async *export({ db, userId, locale }) {
      const texts = textsOf(pack.inLocale(locale));
      yield {
        path: 'assessments/attempts.json',
        async json() {
          const every = { userId, categories: undefined, after: undefined };
          const attempts = await listAttempts(db, every, null);
          return attempts.map((attempt) => readable(texts, attempt));
        },
      };
      yield {
        path: 'assessments/drafts.json',
        async json() {
          const drafts = await listDrafts(db, userId);
          return drafts.map(({ category, answers, userId: _owner, ...draft }) => ({
            category: texts.category(category),
            ...draft,
            answers: texts.answers(category, answers),
          }));
        },
      };
    },
  };
}

function readable(texts: ReturnType<typeof textsOf>, attempt: AttemptRow) {
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
    answers: texts.answers(category, answers),
  };
}

/** Words for what the rows hold as numbers and keys; what this pack does not know keeps its key. */
function textsOf(pack: LocalPack) {
  const level = (number: number) => ({
    number,
    name: pack.levels.find((known) => known.number === number)?.name ?? null,
  });
  const answerTo = (category: CategorySlug, id: string, answer: number) => {
    const question = questionsOf(pack, category).find((known) => known.id === id);
    if (question?.kind === 'anchored') {
      const trait = pack.traits.find((known) => known.id === question.traitId);
      return { question: trait?.name ?? null, words: question.behaviours[answer - 1] ?? null };
    }
    const words = pack.answers.find(({ value }) => value === answer)?.label ?? null;
    return { question: question?.text ?? null, words };
  };
  return {
    level,
    category: (slug: CategorySlug) => ({
      id: slug,
      name: pack.categories.find((known) => known.slug === slug)?.name ?? null,
    }),
    trait: (id: string) => ({
      id,
      name: pack.traits.find((known) => known.id === id)?.name ?? null,
    }),
    answers: (category: CategorySlug, answers: Answers) =>
      Object.entries(answers).map(([id, answer]) => ({
        id,
        answer,
        ...answerTo(category, id, answer),
      })),
  };
}
