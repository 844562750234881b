import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { postgresProcessesIn } from '../processes.ts';

/** A folder and its removal, which waits until no PostgreSQL works in it any more. */
export function makeFolder(owner?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'stratum-test-'));
  if (owner !== undefined) chownSync(folder, owner, owner);
  const remove = async () => {
    const cluster = join(folder, 'postgres');
    await vi.waitUntil(() => postgresProcessesIn(cluster).length === 0, { timeout: 8_000 });
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { folder, remove };
}

/** A folder for one test. */
export function temporaryFolder(owner?: number): string {
  const { folder, remove } = makeFolder(owner);
  onTestFinished(remove);
  return folder;
}
