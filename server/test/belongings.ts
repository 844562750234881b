import { assessmentRoutes } from '@stratum/contract/assessments';
import type { AttemptId, FileId, UploadId } from '@stratum/contract/ids';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';

export interface Belongings {
  readonly attemptId: AttemptId;
  readonly uploadId: UploadId;
  readonly fileId: FileId;
}

/** Gives a person an attempt, a notification, a second session, an upload and a file. */
export async function belongingsOf(user: SignedInUser): Promise<Belongings> {
  const query = { categoryType: 'mentality' } as const;
  const { questions } = dataOf(await user.call(assessmentRoutes.selfAssessment, { query }));
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 3]));
  const body = { ...query, answers };
  const { attempt } = dataOf(await user.call(assessmentRoutes.postSelfAssessment, { body }));
  await user.notify();
  await user.again();
  return { attemptId: attempt.id, uploadId: await user.upload(), fileId: await user.file() };
}
