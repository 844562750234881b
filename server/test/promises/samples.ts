import { api } from '@stratum/contract/api';
import type { Answers } from '@stratum/contract/assessments';
import type { AttemptId, UserId } from '@stratum/contract/ids';
import type { Route, SentPart } from '@stratum/contract/route';
import type { SignedInUser } from '../build.ts';
import { dataOf } from '../call.ts';

interface Input<R extends Route> {
  readonly params?: SentPart<R, 'params'>;
  readonly query?: SentPart<R, 'query'>;
  readonly body?: SentPart<R, 'body'>;
}
type Samples = { readonly [Name in keyof typeof api]: Input<(typeof api)[Name]> };

/** What belongs to one person, for calls that point at it. */
export interface Belongings {
  readonly userId: UserId;
  readonly attemptId: AttemptId;
  readonly answers: Answers;
}

export async function belongingsOf(user: SignedInUser): Promise<Belongings> {
  const query = { categoryType: 'mentality' } as const;
  const { questions } = dataOf(await user.call(api.selfAssessment, { query }));
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 3]));
  const body = { ...query, answers };
  const { attempt } = dataOf(await user.call(api.postSelfAssessment, { body }));
  return { userId: user.id, attemptId: attempt.id, answers };
}

/** A valid call of every route, pointing at somebody's belongings. A route without one does not compile. */
export function samplesFor({ userId, attemptId, answers }: Belongings): Samples {
  const email = `nobody-${userId}@example.org`;
  const mentality = { categoryType: 'mentality' } as const;
  const own = { user_id: userId };
  const ticket = 'x'.repeat(43);
  return {
    signUp: { body: { first_name: 'Noa', last_name: 'Body', email, password: 'Lantern-9x' } },
    verifyOtp: { body: { email, otp: '123456', ticket } },
    resendOtp: { body: { email, ticket } },
    signIn: { body: { email, password: 'Lantern-9x' } },
    userExists: { body: { email } },
    deleteSession: { params: { userId } },
    profileInfo: {},
    selfAssessment: { query: mentality },
    assessmentDraft: { query: mentality },
    saveAssessmentDraft: { body: { ...mentality, answers: {} } },
    postSelfAssessment: { body: { ...mentality, answers } },
    assessmentAttempt: { params: { attemptId } },
    assessmentStatus: {},
    assessmentGraph: { query: own },
    traitsGraph: { query: own },
    yearsList: { query: own },
    assessmentByUserid: { query: own },
    traits: {},
    levels: {},
  };
}
