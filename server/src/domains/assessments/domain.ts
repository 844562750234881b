import { assessmentRoutes } from '@stratum/contract/assessments';
import type { Domain } from '../../platform/domain.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { implement } from '../../platform/http/implement.ts';
import type { FindOrganization } from '../organizations/index.ts';
import { attemptAsOwner } from './access.ts';
import { categoriesAsked } from './categories.ts';
import { levelTexts, traitTexts } from './model-texts.ts';
import { assessmentsPersonalData } from './personal-data.ts';
import { assessmentGraph, traitsGraph, yearsList } from './progress.ts';
import {
  attemptResult,
  attemptsOf,
  type Deps,
  postAttempt,
  questionnaire,
  readDraft,
  saveDraft,
} from './service.ts';
import { assessmentStatus } from './status.ts';

export function assessmentsDomain(deps: Deps & { readonly findOrganization: FindOrganization }) {
  const { db, pack } = deps;
  return {
    name: 'assessments',
    routes: implement(
      assessmentRoutes,
      {
        selfAssessment: async ({ caller, query, locale, network }) => {
          const { categoryType, orgcode } = query;
          const [category] = await categoriesAsked(deps, { categoryType, orgcode, network });
          if (!category) throw new AppError('not_found');
          return questionnaire(deps, caller, category, locale);
        },
        assessmentDraft: ({ caller, query }) => readDraft(deps, caller, query.categoryType),
        saveAssessmentDraft: ({ caller, body }) =>
          saveDraft(deps, caller, body.categoryType, body.answers),
        postSelfAssessment: ({ caller, body, tx, locale }) =>
          postAttempt(tx, deps, caller, body.categoryType, body.answers, locale),
        assessmentAttempt: async ({ open, locale }) =>
          attemptResult(deps, await open.attempt(db), locale),
        assessmentStatus: ({ caller }) => assessmentStatus(deps, caller.userId),
        assessmentGraph: (call) => assessmentGraph(deps, call),
        traitsGraph: (call) => traitsGraph(deps, call),
        yearsList: (call) => yearsList(deps, call),
        assessmentByUserid: async ({ subject, query, network }) => {
          const categories = await categoriesAsked(deps, { ...query, network });
          return attemptsOf(deps, subject, categories, query.cursor);
        },
        traits: async ({ query, locale }) => traitTexts(pack.inLocale(locale), query.categoryType),
        levels: async ({ locale }) => levelTexts(pack.inLocale(locale)),
      },
      { attempt: attemptAsOwner },
    ),
    personalData: assessmentsPersonalData(pack),
  } satisfies Domain;
}
