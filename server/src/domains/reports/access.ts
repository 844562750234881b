import type { ReportId } from '@stratum/contract/ids';
import type { ReportSide } from '@stratum/contract/report-words';
import type { Transaction } from '../../platform/database.ts';
import type { Door } from '../../platform/http/call.ts';
import { type Meeting, personAsFellow } from '../blocks/index.ts';
import { groupAsMember } from '../groups/index.ts';
import { sideOf } from './sides.ts';
import { lockReport, reportById } from './store.ts';
import type { ReportRow } from './tables.ts';

/** A report with the side that its reader is on. */
export interface PartyToReport {
  readonly report: ReportRow;
  readonly side: ReportSide;
}

/** The only way to a report besides the console: for the two whom a decision on it concerns. */
const reportAsParty: Door<ReportId, PartyToReport> = async (tx, { userId }, id, lock) => {
  // A door gets a lock in a transaction alone, as `OpenDoor` says.
  const report = lock ? await lockReport(tx as Transaction, id) : await reportById(tx, id);
  const side = report && sideOf(report, userId);
  return report && side ? { report, side } : null;
};

/** What can be reported is reached as everywhere else: nobody reports what they cannot see. */
export const reportDoors = (meetings: readonly Meeting[]) => ({
  group: groupAsMember,
  person: personAsFellow(meetings),
  report: reportAsParty,
});

/** The doors of this domain, as its calls are given them. */
export type Doors = ReturnType<typeof reportDoors>;
