import { type Bucket, bucketOf } from '@stratum/contract/library/buckets';

interface Placed {
  readonly traitId: string;
  readonly bucket: Bucket;
}

interface Standing {
  readonly score: number;
  readonly level: number;
}

/** How many are recommended: more are not read. */
const most = 12;

/**
 * Of each skill the module that fits its level, the lowest score first; those of skills that are not
 * assessed yet begin at the foundations, and come last.
 * @param modules in the order of the library, which decides between equals
 */
export function recommend<Module extends Placed>(
  modules: readonly Module[],
  levels: ReadonlyMap<string, Standing>,
) {
  const traits = [...new Set(modules.map(({ traitId }) => traitId))];
  const scoreOf = (traitId: string) => levels.get(traitId)?.score ?? Number.POSITIVE_INFINITY;
  const sorted = traits.toSorted((one, other) => Math.sign(scoreOf(one) - scoreOf(other)) || 0);
  const lowest = Math.min(...traits.map(scoreOf));
  return sorted
    .flatMap((traitId) => {
      const level = levels.get(traitId)?.level ?? null;
      const bucket = bucketOf(level ?? 1);
      const module = modules.find((one) => one.traitId === traitId && one.bucket === bucket);
      const kind = kindOf(level, scoreOf(traitId) === lowest);
      return module ? [{ module, reason: { traitId, level, kind } }] : [];
    })
    .slice(0, most);
}

function kindOf(level: number | null, isLowest: boolean): 'lowest' | 'low' | 'first' {
  if (level === null) return 'first';
  return isLowest ? 'lowest' : 'low';
}
