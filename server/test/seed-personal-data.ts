import type { AttemptId } from '@stratum/contract/ids';
import type { SignedInUser } from './build.ts';
import { takeAssessment } from './take-assessment.ts';

/** Gives a person an attempt, a notification, a second session, an upload and a file. */
export async function seedPersonalData(user: SignedInUser): Promise<{ attemptId: AttemptId }> {
  const { attempt } = await takeAssessment(user, 'mentality');
  await user.notify();
  await user.again();
  await user.upload();
  await user.file();
  return { attemptId: attempt.id };
}
