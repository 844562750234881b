import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { monthsOf, yearsThrough } from '@stratum/contract/months';
import { levelOf } from '@stratum/contract/shown-scores';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { answering, type FakeAnswer } from '../../../testing/fake-answer.ts';

const categories = [
  { categoryType: 'mentality', name: 'Mentality', line: '' },
  { categoryType: 'social-interaction', name: 'Social interaction', line: '' },
  { categoryType: 'personal-health', name: 'Personal health', line: '' },
] as const;
const traitsOf: Partial<Record<CategorySlug, readonly string[]>> = {
  mentality: ['Purpose', 'Discipline', 'Resilience'],
  'social-interaction': ['Listening'],
  'personal-health': ['Sleep'],
};

/** Months in which all three categories were assessed, all with the same score. */
const assessed: Readonly<Record<string, number>> = {
  '2025-03': 3.2,
  '2025-09': 4.5,
  '2026-02': 4.4,
  '2026-05': 5.35,
};

const levels: RouteReply<typeof assessmentEndpoints.levels> = {
  levels: Array.from({ length: 9 }, (_, index) => ({
    level: index + 1,
    name: `Name ${index + 1}`,
    line: '',
    description: '',
    colour: { light: '#000000', dark: '#ffffff' },
  })),
  categories: [...categories],
};

const traits: RouteReply<typeof assessmentEndpoints.traits> = {
  traits: categories.flatMap(({ categoryType }) =>
    (traitsOf[categoryType] ?? []).map((name) => ({
      traitId: name.toLowerCase(),
      categoryType,
      name,
      definition: '',
      help: null,
      caution: null,
      sources: [],
      behaviours: Array.from({ length: 9 }, (_, index) => `${name} on level ${index + 1}.`),
      tips: Array.from({ length: 8 }, () => ''),
    })),
  ),
};

function status(): RouteReply<typeof assessmentEndpoints.assessmentStatus> {
  return {
    assessment_completed: true,
    assignedCategories: categories.map(({ categoryType }) => categoryType),
    organization: null,
    categories: categories.map(({ categoryType }) => ({
      categoryType,
      answered: 0,
      total: 20,
      lastCompletedAt: '2026-05-04T08:00:00Z',
    })),
  };
}

type Values = Readonly<Record<string, number>>;

function years(values: Values): RouteReply<typeof assessmentEndpoints.yearsList> {
  const hasData = (year: number) =>
    Object.keys(values).some((month) => month.startsWith(`${year}`));
  const last = Object.keys(values).toSorted().at(-1) ?? '2026-05';
  return { years: yearsThrough(last).map((year) => ({ year, hasData: hasData(year) })) };
}

/** The first trait of a category stands half a level above it, the last half a level below. */
function graph(
  values: Values,
  year: string,
): RouteReply<typeof assessmentEndpoints.assessmentGraph> {
  const overall = monthsOf(year).map((month) => {
    const score = values[month] ?? null;
    return { month, score, level: score === null ? null : levelOf(score) };
  });
  const scored = (ids: readonly string[], score: number) =>
    ids.map((id, place) => {
      const own = score + (ids.length === 1 ? 0 : 0.5 - place / (ids.length - 1));
      return { traitId: id.toLowerCase(), score: own, level: levelOf(own) };
    });
  return {
    overall,
    editions: [],
    categories: categories.map(({ categoryType }) => ({
      categoryType,
      months: overall.map((point) => ({
        ...point,
        traits: point.score === null ? [] : scored(traitsOf[categoryType] ?? [], point.score),
      })),
    })),
  };
}

/** Answers to every call of the graphs, as the server gives them to somebody with these months. */
export function history(values: Values = assessed): readonly FakeAnswer[] {
  return [
    answering(assessmentEndpoints.assessmentStatus, status()),
    answering(assessmentEndpoints.levels, levels),
    answering(assessmentEndpoints.traits, traits),
    answering(assessmentEndpoints.yearsList, years(values)),
    answering(assessmentEndpoints.assessmentGraph, ({ query }) =>
      graph(values, query.monthYear ?? ''),
    ),
    answering(chapterEndpoints.getGraphVideos, { videos: [] }),
  ];
}
