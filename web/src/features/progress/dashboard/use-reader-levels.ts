import { useStanding } from './use-standing.ts';

interface ReaderLevels {
  /** Null without one, undefined while it is not known yet. */
  readonly overall: number | null | undefined;
  /** By trait, those that have a level. */
  readonly traits: ReadonlyMap<string, number>;
}

const none: ReadonlyMap<string, number> = new Map();

/** Where the reader stands, for pages that are about something else; unknown is as good as none. */
export function useReaderLevels(now: Date): ReaderLevels {
  const { data, reads } = useStanding(now);
  if (!data)
    return { overall: reads.some(({ isError }) => isError) ? null : undefined, traits: none };
  const { standing } = data;
  return {
    overall: standing?.level ?? null,
    traits: new Map(standing?.traits.map(({ traitId, level }) => [traitId, level])),
  };
}
