import type { Draft, assessmentRoutes as routes } from '@stratum/contract/assessments';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { checkAnswers, knownAnswers } from './answers.ts';
import { categoriesAsked } from './categories.ts';
import type { Deps } from './deps.ts';
import { type QuestionKey, questionKeys, questionnaireIn } from './questionnaire.ts';
import { findDraft, mergeDraft } from './store.ts';
import type { DraftRow } from './tables.ts';

export async function readQuestionnaire(deps: Deps, call: Call<typeof routes.selfAssessment>) {
  const { pack, db } = deps;
  const [categoryType] = await categoriesAsked(deps, call);
  if (!categoryType) throw new AppError('not_found');
  const keys = questionKeys(pack, categoryType);
  const draft = await findDraft(db, call.caller.userId, categoryType);
  return {
    categoryType,
    contentVersion: pack.version,
    ...questionnaireIn(pack, categoryType, call.locale),
    draft: draft ? toDraft(keys, draft) : null,
  };
}

export async function readDraft(
  { db, pack }: Deps,
  { caller, query }: Call<typeof routes.assessmentDraft>,
) {
  const keys = questionKeys(pack, query.categoryType);
  const draft = await findDraft(db, caller.userId, query.categoryType);
  return draft ? toDraft(keys, draft) : null;
}

export async function saveDraft(
  { clock, pack }: Deps,
  { caller, body, tx }: Call<typeof routes.saveAssessmentDraft>,
): Promise<Draft> {
  const { categoryType: category, answers } = body;
  const keys = questionKeys(pack, category);
  checkAnswers(keys, answers);
  const draft = { userId: caller.userId, category, contentVersion: pack.version, answers };
  const merged = await mergeDraft(tx, draft, clock.now());
  tx.afterCommit({ to: caller.userId, changed: 'assessment_status' });
  return toDraft(keys, merged);
}

function toDraft(keys: ReadonlyMap<string, QuestionKey>, row: DraftRow): Draft {
  return {
    categoryType: row.category,
    contentVersion: row.contentVersion,
    answers: knownAnswers(keys, row.answers),
    startedAt: row.startedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
