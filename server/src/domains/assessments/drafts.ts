import type { Pack } from '@stratum/content/pack';
import type { Draft, assessmentRoutes as routes } from '@stratum/contract/assessments';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { consentOf, requireConsent } from '../consents/index.ts';
import { checkAnswers, isOfAnotherPack } from './answers.ts';
import { categoriesAsked } from './categories.ts';
import type { Deps } from './deps.ts';
import { questionKeys, questionnaireIn } from './questionnaire.ts';
import { findDraft, mergeDraft } from './store.ts';
import type { DraftRow } from './tables.ts';

export async function readQuestionnaire(deps: Deps, call: Call<typeof routes.selfAssessment>) {
  const { db } = deps;
  const pack = deps.pack.edition();
  const [categoryType] = await categoriesAsked(deps, call);
  if (!categoryType) throw new AppError('not_found');
  const draft = await findDraft(db, call.caller.userId, categoryType);
  return {
    categoryType,
    contentVersion: pack.version,
    ...questionnaireIn(pack, categoryType, call.locale),
    draft: openDraft(pack, draft),
    consent: await consentOf(db, pack.inLocale(call.locale), call.caller.userId),
  };
}

export async function readDraft(
  { db, pack }: Deps,
  { caller, query }: Call<typeof routes.assessmentDraft>,
) {
  questionKeys(pack, query.categoryType);
  return openDraft(pack, await findDraft(db, caller.userId, query.categoryType));
}

export async function saveDraft(
  { clock, ...deps }: Deps,
  { caller, body, tx, locale }: Call<typeof routes.saveAssessmentDraft>,
): Promise<Draft> {
  const pack = deps.pack.edition();
  const { categoryType: category, answers } = body;
  if (isOfAnotherPack(pack, body)) {
    throw new AppError('invalid_input', {
      fields: new Map([['contentVersion', { key: 'choice' }]]),
    });
  }
  checkAnswers(questionKeys(pack, category), answers);
  const now = clock.now();
  await requireConsent(tx, pack, { userId: caller.userId, locale }, now);
  const draft = { userId: caller.userId, category, contentVersion: pack.version, answers };
  const merged = await mergeDraft(tx, draft, now);
  tx.afterCommit({ to: caller.userId, changed: 'assessment_status' });
  return toDraft(merged);
}

/** A draft that another pack asked is begun anew. */
function openDraft(pack: Pack, draft: DraftRow | undefined): Draft | null {
  return draft?.contentVersion === pack.version ? toDraft(draft) : null;
}

function toDraft(row: DraftRow): Draft {
  return {
    categoryType: row.category,
    contentVersion: row.contentVersion,
    answers: row.answers,
    startedAt: row.startedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
