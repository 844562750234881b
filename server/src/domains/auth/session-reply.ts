import type { SessionReply } from '@stratum/contract/auth';
import type { Needs } from './needs.ts';
import type { OpenedSession } from './sessions.ts';
import type { UserRow } from './tables.ts';

/** What the client keeps of a sign-in. */
export async function sessionReply(
  { assessmentStanding }: Needs,
  user: UserRow,
  { accessToken, expiresAt }: OpenedSession,
): Promise<SessionReply> {
  const { assessment_completed, assignedCategories } = await assessmentStanding(user.id);
  const { id, firstName: first_name, image } = user;
  return {
    accessToken,
    expiresAt: expiresAt.toISOString(),
    locale: user.locale,
    userData: { id, first_name, image, assessment_completed },
    assignedCategories,
  };
}
