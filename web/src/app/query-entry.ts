import { selfAssessment } from '../pages/routes/assessments.ts';
import { ppau } from '../pages/routes/ppau.ts';
import { dashboard } from '../pages/routes/progress.ts';
import type { AccountDialog } from '../shell/account-dialogs.ts';

/** §2: where each key leads; `login` leads nowhere of its own. */
const destinations: Readonly<Record<string, string | null>> = {
  ppau: ppau.path,
  start_assessment: selfAssessment.path,
  dashboard: dashboard.path,
  start_your_journey: dashboard.path,
  login: null,
};

export interface QueryEntry {
  /** Where a person who is logged in goes; null for staying. */
  readonly destination: string | null;
  /** What opens for a person who is not, and leads on to the destination where one is named. */
  readonly dialog: AccountDialog;
  /** The query without the key. */
  readonly search: string;
}

/** §2: what the first key of an address's query asks for; null where that is nothing. */
export function queryEntry(search: string): QueryEntry | null {
  const [key] = new URLSearchParams(search).keys();
  if (key === undefined || !Object.hasOwn(destinations, key)) return null;
  return {
    destination: destinations[key] ?? null,
    dialog: key === 'start_your_journey' ? 'signup' : 'login',
    search: withoutFirst(search),
  };
}

/** The other keys as they are written. */
function withoutFirst(search: string): string {
  const parts = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');
  const rest = parts.slice(1).join('&');
  return rest === '' ? '' : `?${rest}`;
}
