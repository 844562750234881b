import { z } from 'zod';
import { assessmentStatusSchema } from './assessment-status.ts';
import { instantSchema, monthSchema, yearSchema } from './calendar.ts';
import { consentSchema } from './consent.ts';
import { assessmentEndpoints } from './endpoints/assessments.ts';
import { pageSchema } from './envelope.ts';
import { categoryPointSchema, graphQuerySchema, pointSchema } from './graph.ts';
import { attemptIdSchema, userIdSchema } from './ids.ts';
import {
  categorySchema,
  categoryTextSchema,
  levelSchema,
  levelTextSchema,
  scoreSchema,
  traitIdSchema,
  traitTextSchema,
} from './model.ts';
import { optionalOrgcodeSchema } from './organizations.ts';
import { askedSchema, questionIdSchema } from './questions.ts';
import { anyone, defineRoutes, opens, packKept, signedIn } from './route.ts';
import { standingSchema } from './standing.ts';

/** 1..5 for a statement, 1..9 for an anchored question; the service checks which. */
const answersSchema = z.record(questionIdSchema, levelSchema);
export type Answers = z.infer<typeof answersSchema>;

const answered = {
  categoryType: categorySchema,
  /** Of the pack whose words were answered; without it, of the present one. */
  contentVersion: z.string().max(20).optional(),
};

export const draftSchema = z.object({
  categoryType: categorySchema,
  contentVersion: z.string(),
  answers: answersSchema,
  startedAt: instantSchema,
  updatedAt: instantSchema,
});
export type Draft = z.infer<typeof draftSchema>;

export const traitScoreSchema = z.object({
  traitId: traitIdSchema,
  score: scoreSchema,
  level: levelSchema,
  statementScore: scoreSchema,
  anchoredLevel: levelSchema,
});

export const attemptSchema = z.object({
  id: attemptIdSchema,
  categoryType: categorySchema,
  contentVersion: z.string(),
  completedAt: instantSchema,
  /** In the time zone the person had when completing. */
  month: monthSchema,
  score: scoreSchema,
  level: levelSchema,
  traits: z.array(traitScoreSchema),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** An attempt beside the one before it in the same category, with what it was made of. */
export const resultSchema = z.object({
  attempt: attemptSchema,
  previous: attemptSchema.nullable(),
  answers: answersSchema,
  /** The questions as they were asked; null where the content pack has changed since. */
  asked: askedSchema.nullable(),
});

const ownOrAdministrator = { policy: 'owner_or_administrator', of: 'query.user_id' } as const;

export const assessmentRoutes = defineRoutes({
  selfAssessment: {
    ...assessmentEndpoints.selfAssessment,
    summary:
      'The questions of a category in the order asked, with the draft there may be and what people agree to before answers are kept; with an orgcode only if that organization assigns the category',
    access: signedIn,
    query: z.object({ categoryType: categorySchema, orgcode: optionalOrgcodeSchema }),
    reply: askedSchema.extend({
      categoryType: categorySchema,
      contentVersion: z.string(),
      draft: draftSchema.nullable(),
      /** Asked before the first answer is kept, unless it is given. */
      consent: consentSchema,
    }),
    errors: ['not_found', 'too_many_requests'],
  },
  assessmentDraft: {
    ...assessmentEndpoints.assessmentDraft,
    summary: 'The answers given so far in a category',
    access: signedIn,
    query: z.object({ categoryType: categorySchema }),
    reply: draftSchema.nullable(),
    errors: ['not_found'],
  },
  saveAssessmentDraft: {
    ...assessmentEndpoints.saveAssessmentDraft,
    summary:
      'Saves answers as they are given; those given before stay, unless another content pack asked. Where nobody has been asked for consent, who sends answers declares that they consent',
    access: signedIn,
    body: z.strictObject({ ...answered, answers: answersSchema }),
    reply: draftSchema,
    errors: ['not_found', 'consent_required'],
  },
  postSelfAssessment: {
    ...assessmentEndpoints.postSelfAssessment,
    summary:
      'Completes the draft, with the answers sent along; immutable from then on. Consent as in assessment-draft',
    access: signedIn,
    body: z.strictObject({ ...answered, answers: answersSchema.default({}) }),
    reply: resultSchema,
    errors: ['not_found', 'consent_required', 'assessment_incomplete', 'too_many_requests'],
  },
  assessmentAttempt: {
    ...assessmentEndpoints.assessmentAttempt,
    summary: 'One completed attempt beside the one before it',
    access: opens({ attempt: { as: 'owner', id: 'params.attemptId' } }),
    params: z.object({ attemptId: attemptIdSchema }),
    reply: resultSchema,
    errors: ['not_found'],
  },
  assessmentStatus: {
    ...assessmentEndpoints.assessmentStatus,
    summary: 'What is assigned, by whom, and what is begun and completed in every category',
    access: signedIn,
    reply: assessmentStatusSchema,
    errors: [],
  },
  standing: {
    ...assessmentEndpoints.standing,
    summary:
      'Where the caller stands now, where they stood before the latest month with a result, and the overall score of the last twelve months',
    access: signedIn,
    reply: standingSchema,
    errors: [],
  },
  assessmentGraph: {
    ...assessmentEndpoints.assessmentGraph,
    summary: 'Each month of a year, or one month: score, level and trait scores by category',
    access: ownOrAdministrator,
    query: graphQuerySchema,
    reply: z.object({
      categories: z.array(
        z.object({ categoryType: categorySchema, months: z.array(categoryPointSchema) }),
      ),
      /** Mean of all categories as they stand at the end of a month that has an attempt in any. */
      overall: z.array(pointSchema),
      /** Months in which a category was asked by another content pack than the time before. */
      editions: z.array(z.object({ month: monthSchema, categoryType: categorySchema })),
    }),
    errors: ['forbidden'],
  },
  traitsGraph: {
    ...assessmentEndpoints.traitsGraph,
    summary: 'Each month of a year, or one month, by trait',
    access: ownOrAdministrator,
    query: graphQuerySchema,
    reply: z.object({
      traits: z.array(
        z.object({
          traitId: traitIdSchema,
          categoryType: categorySchema,
          months: z.array(pointSchema),
        }),
      ),
    }),
    errors: ['forbidden'],
  },
  yearsList: {
    ...assessmentEndpoints.yearsList,
    summary: 'The years from 2023 on, and which of them have data',
    access: ownOrAdministrator,
    query: z.object({ user_id: userIdSchema.optional(), year: yearSchema.optional() }),
    reply: z.object({ years: z.array(z.object({ year: z.int(), hasData: z.boolean() })) }),
    errors: ['forbidden'],
  },
  assessmentByUserid: {
    ...assessmentEndpoints.assessmentByUserid,
    summary:
      'Completed attempts, newest first; with an orgcode those in the categories that organization assigns',
    access: ownOrAdministrator,
    query: z.object({
      user_id: userIdSchema.optional(),
      categoryType: categorySchema.optional(),
      orgcode: optionalOrgcodeSchema,
      cursor: z.string().max(200).optional(),
    }),
    reply: pageSchema(attemptSchema),
    errors: ['forbidden', 'not_found', 'too_many_requests'],
  },
  traits: {
    ...assessmentEndpoints.traits,
    summary: 'The traits of the model with their definitions and nine behaviours',
    access: anyone,
    query: z.object({ categoryType: categorySchema.optional() }),
    cacheSeconds: packKept,
    reply: z.object({ traits: z.array(traitTextSchema) }),
    errors: [],
  },
  levels: {
    ...assessmentEndpoints.levels,
    summary: 'The nine levels and the names of the categories',
    access: anyone,
    cacheSeconds: packKept,
    reply: z.object({
      levels: z.array(levelTextSchema),
      categories: z.array(categoryTextSchema),
    }),
    errors: [],
  },
});
