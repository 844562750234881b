import { placeEndpoints } from '@stratum/contract/endpoints/places';
import { useRoute } from '../api/queries.ts';

interface Places {
  /** Each once, in alphabetical order; empty until they are there, and where none are known. */
  readonly names: readonly string[];
  /** The list did not arrive. */
  readonly isMissing: boolean;
}

// The gazetteer changes only with the server's build.
const unchanging = { staleTime: Number.POSITIVE_INFINITY };

export function useStates(country: string | null): Places {
  const { data, isError } = useStatesOf(country);
  return { names: namesOf(data), isMissing: isError };
}

/** The cities of a state by its name; none where the state was typed freely. */
export function useCities(country: string | null, state: string): Places {
  const { data: states = [] } = useStatesOf(country);
  const code = states.find(({ name }) => name === state)?.code;
  const { data, isError } = useRoute(
    placeEndpoints.getCity,
    { query: { country: country ?? '', state: code ?? '' } },
    { ...unchanging, enabled: country !== null && code !== undefined },
  );
  return { names: namesOf(data), isMissing: isError };
}

function useStatesOf(country: string | null) {
  return useRoute(
    placeEndpoints.getState,
    { query: { country: country ?? '' } },
    { ...unchanging, enabled: country !== null },
  );
}

function namesOf(places: readonly { name: string }[] = []): string[] {
  return [...new Set(places.map(({ name }) => name))];
}
