import type { Locale } from '@stratum/contract/locale';
import { callRoute } from '../api/route-call.ts';
import { readAccessToken } from '../state/access-token.ts';

/**
 * The profile of a signed-in person follows the language they choose, for mails and other devices.
 * Where that fails nobody is told: the choice holds on this device, and the next one tries again.
 */
export async function rememberInProfile(locale: Locale): Promise<void> {
  if (readAccessToken() === null) return;
  try {
    const { profileRoutes } = await import('@stratum/contract/profile');
    await callRoute(profileRoutes.updateProfile, { body: { locale } });
  } catch {
    // See above.
  }
}
