import { useTraits } from '../../features/results/index.ts';

/** What a skill is called; empty until it is read. */
export function useTraitName(traitId: string): string {
  return useTraits().data?.traits.find((trait) => trait.traitId === traitId)?.name ?? '';
}
