import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { useRoute } from '../../shared/api/queries.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';

/** The chapters in their order. */
export function useContents() {
  return useRoute(chapterEndpoints.getChapter, { query: {} });
}

/** One chapter whole, with the list of all. */
export function useChapter(slug: string) {
  return useRoute(chapterEndpoints.getChapter, { query: { slug } });
}

/** The words of the model. */
export function useGlossary() {
  return useRoute(chapterEndpoints.getDefinitions);
}

/** The skills with their nine behaviours, and the names of levels and categories. */
export function useSkills() {
  const traits = useRoute(assessmentEndpoints.traits, { query: {} });
  const model = useRoute(assessmentEndpoints.levels);
  return {
    reads: [traits, model],
    data: traits.data && model.data ? { ...model.data, traits: traits.data.traits } : null,
  };
}

type Traits = RouteReply<typeof assessmentEndpoints.traits>;
type Levels = RouteReply<typeof assessmentEndpoints.levels>;
/** All there is to read about skills, in one language. */
export type Skills = Traits & Levels;

/** By skill, the level on which the reader stands; empty while it is not known. */
export type OwnLevels = ReadonlyMap<string, number>;

interface ReaderLevels {
  /** Null without one, undefined while it is not known yet. */
  readonly overall: number | null | undefined;
  readonly traits: OwnLevels;
}

const none: OwnLevels = new Map();

/** Where the reader stands, for pages that are about something else; unknown is as good as none. */
export function useReaderLevels(): ReaderLevels {
  const { data, isError } = useRoute(assessmentEndpoints.standing);
  if (!data) return { overall: isError ? null : undefined, traits: none };
  const traits = data.categories.flatMap((category) => category.traits);
  return {
    overall: data.overall?.level ?? null,
    traits: new Map(traits.map(({ traitId, level }) => [traitId, level])),
  };
}
