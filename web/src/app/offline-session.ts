import { begin as beginSession, type OfflineSession } from '../shared/offline/offline-session.ts';
import { offlineReads } from './offline-reads.ts';

export { prepareKeptReads } from '../shared/offline/offline-session.ts';

const pages = Object.values(offlineReads);

/** What a session needs to go on without a network, with the reads of all pages that open so. */
export function begin(session: Omit<OfflineSession, 'pages'>): Promise<void> {
  return beginSession({ ...session, pages });
}
