import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/index.ts';

/** “Good morning, Ada”. A name in another script is isolated by characters: an element would take more code. */
export function Greeting({ now }: { now: Date }) {
  const { t } = useTranslation('pages/dashboard');
  const name = `\u2068${useLastFirstName()}\u2069`;
  return t(`greeting.${timeOfDay(now.getHours())}`, { name });
}

/** @param hour 0 to 23 */
export function timeOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** Stays where the session ends while the page stands, for the moment until the app goes home. */
function useLastFirstName(): string {
  const { userData } = useSession();
  const [last, setLast] = useState(userData?.first_name ?? '');
  if (userData && userData.first_name !== last) setLast(userData.first_name);
  return userData?.first_name ?? last;
}
