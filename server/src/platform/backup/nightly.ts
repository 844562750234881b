import { z } from 'zod';
import { after, type Clock } from '../clock.ts';
import { defineScheduledJob, type Job } from '../jobs/jobs.ts';
import type { Archives } from './archives.ts';
import { type BackupDeps, makeBackup } from './make-backup.ts';

/** Of a nightly backup; others in the same folder are left alone. */
const namePattern = /^stratum-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)\.tar$/;
const kept = 7;
const day = 24 * 3_600;

export interface NightlyBackups {
  readonly archives: Archives;
  /** Cron expression in UTC. */
  readonly schedule: string;
}

const nightlyKind = {
  name: 'nightly_backup',
  data: z.strictObject({}),
  exclusive: true,
  // Within some twenty minutes; what fails until then is told by whoever looks for the newest.
  retries: 7,
  timeoutSeconds: 12 * 3_600,
};

/** Makes a backup each night, by one of the processes that run jobs, and keeps the newest seven. */
export function nightlyBackupJob(deps: BackupDeps, { archives, schedule }: NightlyBackups): Job {
  return defineScheduledJob(nightlyKind, schedule, async ({ signal }) => {
    const now = deps.clock.now();
    await archives.sweep(after(now, -day));
    const name = nameAt(now);
    const facts = await makeBackup(deps, { archives, name }, signal);
    deps.log.info({ name, ...facts }, 'a backup was made');
    for (const old of nightlies(await archives.list()).slice(kept)) await archives.remove(old);
  });
}

function nameAt(instant: Date): string {
  return `stratum-${instant.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`;
}

/** The newest first. */
function nightlies(names: readonly string[]): string[] {
  return names
    .filter((name) => namePattern.test(name))
    .toSorted()
    .toReversed();
}

/** When the newest was begun; null where there is none. */
export async function newestBackup(archives: Archives): Promise<Date | null> {
  const [newest = ''] = nightlies(await archives.list());
  const [, date, hours, minutes, seconds] = namePattern.exec(newest) ?? [];
  return date === undefined ? null : new Date(`${date}${hours}:${minutes}:${seconds}`);
}

/** Whether the last night has passed without one. */
export function isOverdue(newest: Date, clock: Clock): boolean {
  return newest < after(clock.now(), -day - 2 * 3_600);
}
