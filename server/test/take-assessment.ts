import { type Answers, assessmentRoutes } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';

/** Answers to every question of a category: `answer` for each statement, `anchor` for each behaviour. */
export async function allAnswers(
  user: SignedInUser,
  categoryType: CategorySlug,
  { answer = 3, anchor = 5 } = {},
): Promise<Answers> {
  const query = { categoryType };
  const { questions } = dataOf(await user.call(assessmentRoutes.selfAssessment, { query }));
  return Object.fromEntries(
    questions.map(({ id, kind }) => [id, kind === 'statement' ? answer : anchor]),
  );
}

export async function takeAssessment(
  user: SignedInUser,
  categoryType: CategorySlug,
  given: { answer?: number; anchor?: number } = {},
) {
  const body = { categoryType, answers: await allAnswers(user, categoryType, given) };
  return dataOf(await user.call(assessmentRoutes.postSelfAssessment, { body }));
}
