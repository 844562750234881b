import { limits } from '@stratum/contract/limits';
import type { TraitText } from '@stratum/contract/model';
import { tipFrom } from '@stratum/contract/tip-from';
import { type Change, changeSince } from './levels/change.ts';
import type { Result } from './queries.ts';
import { type ScoreReasons, scoreReasons } from './score-reasons.ts';

export interface TraitResult {
  readonly traitId: string;
  readonly name: string;
  /** Whom the trait does not fit. */
  readonly caution: string | null;
  readonly score: number;
  readonly level: number;
  /** What the score was made of. */
  readonly statementScore: number;
  readonly anchoredLevel: number;
  readonly change: Change | null;
  /** What a person does at this level. */
  readonly behaviour: string;
  /** Null at the highest level. */
  readonly next: { readonly level: number; readonly behaviour: string } | null;
  readonly tip: string;
  readonly reasons: ScoreReasons;
}

/** Each trait of the attempt with its words; a trait that the pack no longer has is left out. */
export function traitResults(result: Result, texts: readonly TraitText[]): TraitResult[] {
  const { attempt, previous } = result;
  return attempt.traits.flatMap((trait) => {
    const text = texts.find(({ traitId }) => traitId === trait.traitId);
    if (!text) return [];
    const before = previous?.traits.find(({ traitId }) => traitId === trait.traitId);
    const next = nextLevel(trait.level);
    return {
      ...trait,
      name: text.name,
      caution: text.caution,
      change: changeSince(
        trait,
        before && previous && { score: before.score, month: previous.month },
        1,
      ),
      behaviour: behaviourAt(text, trait.level),
      next: next === null ? null : { level: next, behaviour: behaviourAt(text, next) },
      tip: tipFrom(text, trait.level),
      reasons: scoreReasons(result, trait),
    };
  });
}

/** @returns null at the highest level */
export function nextLevel(level: number): number | null {
  return level < limits.levels ? level + 1 : null;
}

function behaviourAt({ behaviours }: TraitText, level: number): string {
  return behaviours[level - 1] ?? '';
}
