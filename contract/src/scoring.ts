import { limits } from './limits.ts';
import { levelOf } from './shown-scores.ts';

/**
 * The scoring of the model. A statement answered a (1..5; 6 - a when reverse-keyed) counts
 * 1 + 2 (mean(a) - 1) over a trait's three statements; a trait is the mean of that and the level
 * of the behaviour chosen; a category is the mean of its traits, the overall score the mean of the
 * categories there are. Sums are kept as whole sixths, so that no rounding moves a level.
 */
const sixths = 6;

export interface TraitAnswers {
  /** Answers 1..5 to the trait's statements, each with its key. */
  readonly statements: readonly { readonly answer: number; readonly reversed: boolean }[];
  /** Level 1..9 of the behaviour chosen. */
  readonly anchor: number;
}

export interface TraitScore {
  /** In [1, 9]. */
  readonly score: number;
  readonly level: number;
  /** What the statements alone say, in [1, 9]. */
  readonly statementScore: number;
  /** What the chosen behaviour alone says, 1..9. */
  readonly anchoredLevel: number;
}

export interface Score {
  readonly score: number;
  readonly level: number;
}

export function scoreTrait({ statements, anchor }: TraitAnswers): TraitScore {
  const keyed = statements.map(({ answer, reversed }) =>
    reversed ? limits.scaleSteps + 1 - answer : answer,
  );
  const sum = keyed.reduce((total, answer) => total + answer, 0);
  const statementScore = (2 * sum - keyed.length) / keyed.length;
  return {
    ...scoreOf((2 * sum - keyed.length + keyed.length * anchor) / (2 * keyed.length)),
    statementScore,
    anchoredLevel: anchor,
  };
}

/** The category of traits scored with three statements each. */
export function scoreCategory(traits: readonly { readonly score: number }[]): Score {
  return meanOf(traits, sixths);
}

/** @returns null when there is no category yet */
export function scoreOverall(categories: readonly { readonly score: number }[]): Score | null {
  return categories.length === 0 ? null : meanOf(categories, sixths * 5);
}

/** Where the two ways of asking differ by this much, the person is offered a second look. */
const telling = 3;

export function waysDiffer(trait: Pick<TraitScore, 'statementScore' | 'anchoredLevel'>): boolean {
  return Math.abs(trait.statementScore - trait.anchoredLevel) >= telling;
}

/** Mean of scores that are whole multiples of 1/unit, divided once. */
function meanOf(parts: readonly { readonly score: number }[], unit: number): Score {
  const sum = parts.reduce((total, { score }) => total + Math.round(score * unit), 0);
  return scoreOf(sum / (unit * parts.length));
}

function scoreOf(score: number): Score {
  return { score, level: levelOf(score) };
}
