import { type Bucket, bucketOf } from '@stratum/contract/library/buckets';

interface Placed {
  readonly traitId: string;
  readonly bucket: Bucket;
  /** Whether its film is watched and its act done. */
  readonly isDone: boolean;
}

interface Standing {
  readonly score: number;
  readonly level: number;
}

/** How many are recommended: more are not read. */
const most = 12;

/**
 * Of each skill the module that fits its level, the lowest score first; those of skills that are not
 * assessed yet begin at the foundations, and come after. What is done comes last.
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
  const among = traits.filter((traitId) => levels.has(traitId)).length;
  return sorted
    .flatMap((traitId) => {
      const { level = null, score = null } = levels.get(traitId) ?? {};
      const bucket = bucketOf(level ?? 1);
      const module = modules.find((one) => one.traitId === traitId && one.bucket === bucket);
      const kind = kindOf(level, score === lowest);
      return module ? [{ module, reason: { traitId, level, score, among, kind } }] : [];
    })
    .toSorted((one, other) => Number(one.module.isDone) - Number(other.module.isDone))
    .slice(0, most);
}

function kindOf(level: number | null, isLowest: boolean): 'lowest' | 'low' | 'first' {
  if (level === null) return 'first';
  return isLowest ? 'lowest' : 'low';
}
