import { reportLimits } from '@stratum/contract/report-words';
import { after } from '../../../platform/clock.ts';
import type { WaitingSource } from '../../console/index.ts';
import { countOpenReports } from './store.ts';

/** Reports and appeals that wait for a decision. */
export const waitingReports: WaitingSource = async (db) =>
  (await countOpenReports(db)).map(({ state, count, since, names }) => ({
    kind: state === 'appealed' ? 'appeal' : 'report',
    id: state,
    count,
    names,
    since: since.toISOString(),
    dueAt: after(since, reportLimits.answeredDays * 86_400).toISOString(),
    page: '/reports',
    path: state === 'appealed' ? '/reports?state=appealed' : '/reports',
  }));
