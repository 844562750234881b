import { limits } from '@stratum/contract/limits';
import type { Question } from '@stratum/contract/questions';
import { shownScore } from '@stratum/contract/shown-scores';
import type { Result } from './queries.ts';

/** An answered statement; its words are null where the pack has changed since. */
export interface StatementReason {
  readonly id: string;
  readonly answer: number;
  readonly words: {
    readonly text: string;
    readonly label: string;
    /** The colour of the answer. */
    readonly level: number;
    readonly isReversed: boolean;
  } | null;
}

/** What a trait's score was made of. */
export interface ScoreReasons {
  readonly statements: readonly StatementReason[];
  /** What the statements come to once the reverse-keyed ones are turned round, and its bounds. */
  readonly points: { readonly sum: number; readonly lowest: number; readonly highest: number };
  readonly statementScore: number;
  readonly chosen: { readonly level: number; readonly behaviour: string | null };
  readonly score: number;
  readonly isRounded: boolean;
  readonly level: number;
  /** The scores of the level; null where it has no end. */
  readonly from: number | null;
  readonly below: number | null;
}

type TraitScore = Result['attempt']['traits'][number];

export function scoreReasons(result: Result, trait: TraitScore): ScoreReasons {
  const { score, level, statementScore, anchoredLevel } = trait;
  const statements = statementsOf(result, trait.traitId);
  const count = statements.length;
  return {
    statements,
    points: {
      sum: Math.round(((statementScore + 1) / 2) * count),
      lowest: count,
      highest: count * limits.scaleSteps,
    },
    statementScore,
    chosen: { level: anchoredLevel, behaviour: chosenBehaviour(result, trait) },
    score,
    isRounded: Math.abs(score - shownScore(score)) > 0.001,
    level,
    from: level > 1 ? level - 0.5 : null,
    below: level < limits.levels ? level + 0.5 : null,
  };
}

/** What an answer counts: turned round where the statement was asked the other way round. */
export function reversedAnswer(answer: number): number {
  return limits.scaleSteps + 1 - answer;
}

function statementsOf({ answers, asked }: Result, traitId: string): StatementReason[] {
  const ids = Object.keys(answers).filter(
    (id) => id.startsWith(`${traitId}.`) && id !== anchoredQuestionId(traitId),
  );
  return ids.toSorted().map((id) => {
    const answer = answers[id] ?? 0;
    return { id, answer, words: wordsOf(asked, id, answer) };
  });
}

function wordsOf(asked: Result['asked'], id: string, answer: number): StatementReason['words'] {
  const question = asked?.questions.find((each) => each.id === id);
  const step = asked?.scale.find(({ value }) => value === answer);
  if (!asked || question?.kind !== 'statement' || !step) return null;
  const { label, level } = step;
  return { text: question.text, label, level, isReversed: asked.reversed.includes(id) };
}

function chosenBehaviour({ asked }: Result, { traitId, anchoredLevel }: TraitScore): string | null {
  const isAnchor = (each: Question) => each.id === anchoredQuestionId(traitId);
  const question = asked?.questions.find(isAnchor);
  return question?.kind === 'anchored' ? (question.behaviours[anchoredLevel - 1] ?? null) : null;
}

function anchoredQuestionId(traitId: string): string {
  return `${traitId}.anchor`;
}
