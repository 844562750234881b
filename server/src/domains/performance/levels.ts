import type { UserId } from '@stratum/contract/ids';
import { bucketOf } from '@stratum/contract/library/buckets';
import type { Caller } from '../../platform/http/call.ts';
import { latestResults } from '../assessments/index.ts';
import type { Deps } from './deps.ts';

/** By skill, the level that its latest result says, with the score it came of. */
export async function levelsOf({ db, clock }: Deps, userId: UserId) {
  const results = await latestResults(db, userId, clock.now());
  const traits = results.flatMap((result) => result.traits);
  return new Map(traits.map(({ traitId, level, score }) => [traitId, { level, score }]));
}

export async function lastAssessment(deps: Deps, { caller }: { readonly caller: Caller }) {
  const levels = await levelsOf(deps, caller.userId);
  return {
    items: deps.pack.traits.map(({ id: traitId }) => {
      const level = levels.get(traitId)?.level ?? null;
      return { traitId, level, bucket: level === null ? null : bucketOf(level) };
    }),
  };
}
