import { chownSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { postgresProcessesIn } from '../processes.ts';

/** A folder and its removal, which waits until no PostgreSQL works in it any more. */
export function makeFolder(owner?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'stratum-postgres-'));
  if (owner !== undefined) chownSync(folder, owner, owner);
  const remove = async () => {
    const cluster = join(folder, 'postgres');
    await vi.waitUntil(async () => (await postgresProcessesIn(cluster)).length === 0, {
      timeout: 8_000,
    });
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { folder, remove };
}

/** A folder for one test. */
export function temporaryFolder(owner?: number): string {
  const { folder, remove } = makeFolder(owner);
  onTestFinished(remove);
  return folder;
}
