import type { LocalPack } from '@stratum/content/pack';
import type { Answers } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import type { Locale } from '@stratum/contract/locale';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Deps } from './deps.ts';
import { questionsOf } from './questionnaire.ts';
import { countAttempts, everyAttempt, listDrafts } from './store.ts';
import type { AttemptRow } from './tables.ts';

/** Attempts and drafts, with the words of questions, traits and levels in the owner's language. */
export function assessmentsPersonalData({
  pack,
  packOf,
}: Pick<Deps, 'pack' | 'packOf'>): PersonalData {
  return {
    name: 'assessments',
    tables: ['assessment_attempts', 'assessment_drafts'],
    counts: async (db, userId) => ({ assessments: await countAttempts(db, userId) }),
    async *export({ db, userId, locale }) {
      const texts = textsOf(pack.inLocale(locale));
      const answersOf = createAnswersOf(packOf, locale);
      yield {
        path: 'assessments/attempts.json',
        async *rows() {
          for await (const attempt of everyAttempt(db, userId))
            yield archivedAttempt(texts, await answersOf(attempt.contentVersion), attempt);
        },
      };
      yield {
        path: 'assessments/drafts.json',
        async json() {
          const drafts = await listDrafts(db, userId);
          return Promise.all(
            drafts.map(async ({ category, answers, userId: _owner, ...draft }) => ({
              category: texts.category(category),
              ...draft,
              answers: (await answersOf(draft.contentVersion))(answers),
            })),
          );
        },
      };
    },
  };
}

function archivedAttempt(
  texts: ReturnType<typeof textsOf>,
  answersIn: AnswersIn,
  attempt: AttemptRow,
) {
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
    answers: answersIn(answers),
  };
}

/** Words for what the rows hold as numbers and keys; what this pack does not know keeps its key. */
function textsOf(local: LocalPack) {
  const levels = new Map(local.levels.map(({ number, name }) => [number, name]));
  const categories = new Map(local.categories.map(({ slug, name }) => [slug, name]));
  const traits = namesOfTraits(local);
  return {
    level: (number: number) => ({ number, name: levels.get(number) ?? null }),
    category: (slug: CategorySlug) => ({ id: slug, name: categories.get(slug) ?? null }),
    trait: (id: string) => ({ id, name: traits.get(id) ?? null }),
  };
}

const namesOfTraits = (local: LocalPack) => new Map(local.traits.map(({ id, name }) => [id, name]));

interface ArchivedAnswer {
  readonly id: string;
  readonly answer: number;
  readonly question: string | null;
  readonly words: string | null;
}
type AnswersIn = (answers: Answers) => ArchivedAnswer[];

/** Answers with the words of the pack that has asked; without any where it is not kept. */
function createAnswersOf(packOf: Deps['packOf'], locale: Locale) {
  const known = new Map<string, Promise<AnswersIn>>();
  const read = async (version: string): Promise<AnswersIn> => {
    const pack = await packOf(version);
    const wordsOf = pack ? wordsIn(pack.inLocale(locale)) : () => withoutWords;
    return (answers) =>
      Object.entries(answers).map(([id, answer]) => ({ id, answer, ...wordsOf(id, answer) }));
  };
  return (version: string): Promise<AnswersIn> => {
    const found = known.get(version) ?? read(version);
    known.set(version, found);
    return found;
  };
}

function wordsIn(local: LocalPack) {
  const traits = namesOfTraits(local);
  const labels = new Map(local.answers.map(({ value, label }) => [value, label]));
  const questions = new Map(
    local.categories.flatMap(({ slug }) => questionsOf(local, slug)).map((each) => [each.id, each]),
  );
  return (id: string, answer: number) => {
    const question = questions.get(id);
    if (!question) return withoutWords;
    return question.kind === 'anchored'
      ? {
          question: traits.get(question.traitId) ?? null,
          words: question.behaviours[answer - 1] ?? null,
        }
      : { question: question.text, words: labels.get(answer) ?? null };
  };
}

const withoutWords = { question: null, words: null };
