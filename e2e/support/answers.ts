import { type APIRequestContext, expect } from '@playwright/test';
import type { assessmentRoutes } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import type { Question } from '@stratum/contract/questions';
import type { Reply } from '@stratum/contract/route';
import { questionCount } from './assessment.ts';
import { call } from './people.ts';

export const category: CategorySlug = 'mentality';

type Questionnaire = Reply<typeof assessmentRoutes.selfAssessment>;

function asked(request: APIRequestContext, token: string): Promise<Questionnaire> {
  return call(request, 'get', `/self-assessment?categoryType=${category}`, { token });
}

/** @returns the number of the first question that shows nine descriptions */
export async function answerUpToFirstDescription(request: APIRequestContext, token: string) {
  const { questions } = await asked(request, token);
  const index = questions.findIndex(({ kind }) => kind === 'anchored');
  await save(request, token, questions.slice(0, index));
  return index + 1;
}

export async function answerAll(request: APIRequestContext, token: string): Promise<void> {
  const { questions } = await asked(request, token);
  expect(questions).toHaveLength(questionCount);
  await save(request, token, questions);
}

/** @returns the attempt */
export async function completeAssessment(request: APIRequestContext, token: string) {
  await answerAll(request, token);
  const result: Reply<typeof assessmentRoutes.postSelfAssessment> = await call(
    request,
    'post',
    '/post-self-assessment',
    { token, data: { categoryType: category } },
  );
  return result.attempt;
}

/** Answers that go up and down, and contradict a description or two. */
async function save(request: APIRequestContext, token: string, questions: readonly Question[]) {
  const answers = Object.fromEntries(
    questions.map(({ id, kind }, index) => [id, (index % (kind === 'anchored' ? 9 : 5)) + 1]),
  );
  await call(request, 'put', '/assessment-draft', {
    token,
    data: { categoryType: category, answers },
  });
}
