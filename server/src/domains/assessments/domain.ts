import { assessmentRoutes } from '@stratum/contract/assessments';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { attemptAsOwner } from './access.ts';
import { attemptResult, attemptsOf, postAttempt } from './attempts.ts';
import type { Deps } from './deps.ts';
import { readDraft, readQuestionnaire, saveDraft } from './drafts.ts';
import { levelTexts, traitTexts } from './model-texts.ts';
import { newMonthDue } from './new-month.ts';
import { assessmentsPersonalData } from './personal-data.ts';
import { assessmentGraph, standing, traitsGraph, yearsList } from './progress.ts';
import { assessmentStatus } from './status.ts';

export function assessmentsDomain(deps: Deps) {
  const { db, pack } = deps;
  return {
    name: 'assessments',
    routes: implement(
      assessmentRoutes,
      {
        selfAssessment: (call) => readQuestionnaire(deps, call),
        assessmentDraft: (call) => readDraft(deps, call),
        saveAssessmentDraft: (call) => saveDraft(deps, call),
        postSelfAssessment: (call) => postAttempt(deps, call),
        assessmentAttempt: async ({ open, locale }) =>
          attemptResult(deps, await open.attempt(db), locale),
        assessmentStatus: ({ caller }) => assessmentStatus(deps, caller.userId),
        standing: (call) => standing(deps, call),
        assessmentGraph: (call) => assessmentGraph(deps, call),
        traitsGraph: (call) => traitsGraph(deps, call),
        yearsList: (call) => yearsList(deps, call),
        assessmentByUserid: (call) => attemptsOf(deps, call),
        traits: async ({ query, locale }) => traitTexts(pack.inLocale(locale), query.categoryType),
        levels: async ({ locale }) => levelTexts(pack.inLocale(locale)),
      },
      { attempt: attemptAsOwner },
    ),
    states: {
      assessment_status: async (userId) => ({
        type: 'assessment_status',
        status: await assessmentStatus(deps, userId),
      }),
    },
    due: [newMonthDue(deps)],
    personalData: assessmentsPersonalData(deps),
  } satisfies Domain;
}
