import { assessmentRoutes } from '@stratum/contract/assessments';
import type { FastifyInstance } from 'fastify';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import { levelTexts, traitTexts } from './model-texts.ts';
import { assessmentGraph, traitsGraph, yearsList } from './progress.ts';
import {
  attemptResult,
  attemptsOf,
  completeAttempt,
  type Needs,
  questionnaire,
  readDraft,
  saveDraft,
} from './service.ts';
import { assessmentStatus } from './standing.ts';

export function installAssessments(api: FastifyInstance, ports: BindPorts, needs: Needs): void {
  const { pack } = needs;
  bind(api, ports, assessmentRoutes, {
    selfAssessment: ({ caller, query, locale }) =>
      questionnaire(needs, caller, query.categoryType, locale),
    assessmentDraft: ({ caller, query }) => readDraft(needs, caller, query.categoryType),
    saveAssessmentDraft: ({ caller, body }) =>
      saveDraft(needs, caller, body.categoryType, body.answers),
    postSelfAssessment: ({ caller, body, tx }) =>
      completeAttempt({ ...needs, db: tx }, caller, body.categoryType, body.answers),
    assessmentAttempt: ({ caller, params }) => attemptResult(needs, caller, params.attemptId),
    assessmentStatus: ({ caller }) => assessmentStatus(needs, caller.userId),
    assessmentGraph: ({ caller, subject, query }) =>
      assessmentGraph(needs, subject, caller.timeZone, query),
    traitsGraph: ({ caller, subject, query }) =>
      traitsGraph(needs, subject, caller.timeZone, query),
    yearsList: ({ caller, subject, query }) =>
      yearsList(needs, subject, caller.timeZone, query.year),
    assessmentByUserid: ({ subject, query }) =>
      attemptsOf(needs, subject, query.categoryType, query.cursor),
    traits: async ({ query, locale }) => traitTexts(pack.inLocale(locale), query.categoryType),
    levels: async ({ locale }) => levelTexts(pack.inLocale(locale)),
  });
}
