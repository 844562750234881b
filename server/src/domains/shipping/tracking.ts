import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Carrier } from './carrier.ts';
import type { ParcelWatch } from './ports.ts';
import { recordEvents } from './shipments.ts';
import { underWay } from './store.ts';

interface TrackingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly carrier: Carrier;
  readonly watch: ParcelWatch;
}

/** Days after which nobody is asked about a parcel that never arrived. */
const givenUpAfter = 60;
const mostAtOnce = 1_000;
const everyHalfHour = '*/30 * * * *';

const trackKind = {
  name: 'shipping.track',
  data: z.strictObject({}),
  exclusive: true,
  retries: 2,
  timeoutSeconds: 300,
};

/** Asks the carrier how the parcels move that are on their way. None for a carrier that cannot be asked. */
export function trackingJobs({ db, clock, carrier, watch }: TrackingDeps): readonly Job[] {
  const { name, track } = carrier;
  if (!track) return [];
  const run = async () => {
    const after = new Date(clock.now().getTime() - givenUpAfter * 86_400_000);
    const rows = await underWay(db, name, { after, limit: mostAtOnce });
    if (rows.length === 0) return;
    const found = await track([...new Set(rows.map(({ trackingNumber }) => trackingNumber))]);
    const failures: unknown[] = [];
    for (const { orderId, trackingNumber } of rows) {
      const events = found.get(trackingNumber) ?? [];
      const record = inTransaction(db, (tx) => recordEvents(tx, watch, orderId, events), {
        retries: 3,
      });
      // One that fails holds up no other.
      await record.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  return [defineScheduledJob(trackKind, everyHalfHour, run)];
}
