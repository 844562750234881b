import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useRoute } from '../../../shared/api/queries.ts';

interface ReaderLevels {
  /** Null without one, undefined while it is not known yet. */
  readonly overall: number | null | undefined;
  /** By trait, those that have a level. */
  readonly traits: ReadonlyMap<string, number>;
}

const none: ReadonlyMap<string, number> = new Map();

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
