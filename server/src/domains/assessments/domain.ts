import { assessmentRoutes } from '@stratum/contract/assessments';
import type { Domain } from '../../platform/domain.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { implement } from '../../platform/http/implement.ts';
import type { FindOrganization } from '../organizations/index.ts';
import { attemptAsOwner } from './access.ts';
import { assessmentsPart } from './account-part.ts';
import { categoriesAsked } from './categories.ts';
import { levelTexts, traitTexts } from './model-texts.ts';
import { assessmentGraph, traitsGraph, yearsList } from './progress.ts';
import {
  attemptResult,
  attemptsOf,
  type Needs,
  postAttempt,
  questionnaire,
  readDraft,
  saveDraft,
} from './service.ts';
import { assessmentStatus } from './status.ts';

export function assessmentsDomain(needs: Needs & { readonly findOrganization: FindOrganization }) {
  const { db, pack } = needs;
  return {
    name: 'assessments',
    routes: implement(
      assessmentRoutes,
      {
        selfAssessment: async ({ caller, query, locale, network }) => {
          const { categoryType, orgcode } = query;
          const [category] = await categoriesAsked(needs, { categoryType, orgcode, network });
          if (!category) throw new AppError('not_found');
          return questionnaire(needs, caller, category, locale);
        },
        assessmentDraft: ({ caller, query }) => readDraft(needs, caller, query.categoryType),
        saveAssessmentDraft: ({ caller, body }) =>
          saveDraft(needs, caller, body.categoryType, body.answers),
        postSelfAssessment: ({ caller, body, tx, locale }) =>
          postAttempt(tx, needs, caller, body.categoryType, body.answers, locale),
        assessmentAttempt: async ({ open, locale }) =>
          attemptResult(needs, await open.attempt(db), locale),
        assessmentStatus: ({ caller }) => assessmentStatus(needs, caller.userId),
        assessmentGraph: (call) => assessmentGraph(needs, call),
        traitsGraph: (call) => traitsGraph(needs, call),
        yearsList: (call) => yearsList(needs, call),
        assessmentByUserid: async ({ subject, query, network }) => {
          const categories = await categoriesAsked(needs, { ...query, network });
          return attemptsOf(needs, subject, categories, query.cursor);
        },
        traits: async ({ query, locale }) => traitTexts(pack.inLocale(locale), query.categoryType),
        levels: async ({ locale }) => levelTexts(pack.inLocale(locale)),
      },
      { attempt: attemptAsOwner },
    ),
    personalData: assessmentsPart(pack),
  } satisfies Domain;
}
