import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { limits } from '@stratum/contract/limits';
import { callRoute } from '../api/route-call.ts';
import { appStore, setSession } from '../state/app-store.ts';
import { readAccessToken } from './access-token.ts';

/**
 * A token whose user data could not be read back (a lost key, a text damaged or too slow) still
 * opens the session: the server is asked who it belongs to, no longer than rehydration may take.
 */
export async function recoverSession(): Promise<void> {
  const token = readAccessToken();
  if (token === null || appStore.getState().isLoggedIn) return;
  const signal = AbortSignal.timeout(limits.persistence.rehydrationTimeout);
  const options = { signal };
  try {
    const [profile, status] = await Promise.all([
      callRoute(profileEndpoints.profileInfo, {}, options),
      callRoute(assessmentEndpoints.assessmentStatus, {}, options),
    ]);
    if (readAccessToken() !== token || appStore.getState().isLoggedIn) return;
    const { id, first_name, image, assessment_completed, role } = profile;
    const userData = { id, first_name, image, assessment_completed, role };
    setSession({ userData, assignedCategories: status.assignedCategories });
  } catch {
    // Without an answer the person is signed out here and can sign in again.
  }
}
