import type { Pack } from '@stratum/content/pack';
import type { Answers, Attempt, assessmentRoutes as routes } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import type { AttemptId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { monthAt } from '@stratum/contract/zoned-time';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call, Caller } from '../../platform/http/call.ts';
import { spendInTransaction } from '../../platform/limits/limiter.ts';
import { newId } from '../../platform/new-id.ts';
import { requireConsent } from '../consents/index.ts';
import {
  answersToPack,
  checkAnswers,
  checkComplete,
  isOfAnotherPack,
  scoreAnswers,
} from './answers.ts';
import { categoriesAsked } from './categories.ts';
import type { Deps } from './deps.ts';
import { scheduleNewMonth } from './new-month.ts';
import { questionKeys, questionnaireIn } from './questionnaire.ts';
import { findPrevious, insertAttempt, listAttempts, takeDraft } from './store.ts';
import type { AttemptRow } from './tables.ts';

/** Attempts are kept for good: more in a day than the categories ask for tells nothing more. */
const attemptsByAccount = { name: 'attemptsByAccount', points: 20, seconds: 24 * 60 * 60 };

/**
 * Completes an attempt that a person has taken.
 * @throws AppError consent_required; too_many_requests after 20 in a day; assessment_incomplete where an answer is
 * missing, or where all were given to another pack
 */
export async function postAttempt(
  { pack: current, ...others }: Deps,
  { caller, body, tx, locale }: Call<typeof routes.postSelfAssessment>,
) {
  // Asked, scored and kept by one pack, also where another one is published meanwhile.
  const deps = { ...others, pack: current.edition() };
  // To these questions nothing has been answered.
  if (isOfAnotherPack(deps.pack, body)) throw new AppError('assessment_incomplete');
  const now = deps.clock.now();
  await requireConsent(tx, deps.pack, { userId: caller.userId, locale }, now);
  await spendInTransaction(tx, attemptsByAccount, caller.userId, now);
  await scheduleNewMonth(tx, caller, now);
  return completeAttempt(tx, deps, caller, body.categoryType, body.answers, locale);
}

export async function completeAttempt(
  tx: Transaction,
  { clock, pack }: Pick<Deps, 'clock' | 'pack'>,
  caller: Pick<Caller, 'userId' | 'timeZone'>,
  category: CategorySlug,
  answers: Answers,
  locale: Locale,
) {
  const keys = questionKeys(pack, category);
  checkAnswers(keys, answers);
  const drafted = await takeDraft(tx, caller.userId, category);
  const complete = { ...answersToPack(pack, drafted), ...answers };
  checkComplete(keys, complete);
  const completedAt = clock.now();
  const attempt: AttemptRow = {
    id: newId<AttemptId>(),
    userId: caller.userId,
    category,
    contentVersion: pack.version,
    answers: complete,
    ...scoreAnswers(keys, complete),
    month: monthAt(completedAt, caller.timeZone),
    completedAt,
  };
  await insertAttempt(tx, attempt);
  tx.afterCommit({ to: caller.userId, changed: 'assessment_status' });
  return toResult(pack, attempt, await findPrevious(tx, attempt), locale);
}

export async function attemptResult({ db, packOf }: Deps, attempt: AttemptRow, locale: Locale) {
  const pack = await packOf(attempt.contentVersion);
  return toResult(pack, attempt, await findPrevious(db, attempt), locale);
}

const pageSize = 20;

export async function attemptsOf(deps: Deps, call: Call<typeof routes.assessmentByUserid>) {
  const { subject: userId, query } = call;
  const categories = await categoriesAsked(deps, call);
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const rows = await listAttempts(deps.db, { userId, categories, after }, pageSize + 1);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    items: rows.slice(0, pageSize).map(toAttempt),
    next: last ? writeCursor({ time: last.completedAt, id: last.id }) : null,
  };
}

function toAttempt(row: AttemptRow): Attempt {
  const { id, contentVersion, score, level, traits, month } = row;
  const completedAt = row.completedAt.toISOString();
  return {
    id,
    categoryType: row.category,
    contentVersion,
    completedAt,
    month,
    score,
    level,
    traits,
  };
}

/** @param pack that has asked; where it is not kept, its questions are left out: another one’s words may differ */
function toResult(
  pack: Pack | null,
  attempt: AttemptRow,
  previous: AttemptRow | undefined,
  locale: Locale,
) {
  return {
    attempt: toAttempt(attempt),
    previous: previous ? toAttempt(previous) : null,
    answers: attempt.answers,
    asked: pack ? questionnaireIn(pack, attempt.category, locale) : null,
  };
}
