import { useSearchParams } from 'react-router';

/** How a list is narrowed and sorted. It stands in the address, so that going back finds it again. */
export interface ListStateControl {
  /** Without what is left out. */
  readonly state: Readonly<Record<string, string>>;
  /** Empty values are left out of the address. */
  set(change: Readonly<Record<string, string>>): void;
  replace(state: Readonly<Record<string, string>>): void;
}

export function useListState(keys: readonly string[]): ListStateControl {
  const [params, setParams] = useSearchParams();
  const state = Object.fromEntries(
    [...params].filter(([key, value]) => keys.includes(key) && value),
  );
  const replace = (next: Readonly<Record<string, string>>) =>
    setParams(
      Object.entries(next).filter(([, value]) => value !== ''),
      { replace: true },
    );
  return { state, replace, set: (change) => replace({ ...state, ...change }) };
}
