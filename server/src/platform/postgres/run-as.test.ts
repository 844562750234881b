import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NoUserForPostgresError } from './errors.ts';
import { type CommandProbe, chooseRunAs } from './run-as.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

function chooseWhere(probe: CommandProbe, dataDir = temporaryFolder()) {
  const cluster = join(dataDir, 'postgres');
  return chooseRunAs({ dataDir, cluster, postgres: '/opt/postgres', probe });
}

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;

describe.runIf(isRootOnLinux)('root', () => {
  test('takes another name in a user namespace', async () => {
    const { prefix, owner } = await chooseWhere(async () => true);
    expect(prefix.slice(0, 2)).toEqual(['unshare', '--user']);
    expect(prefix).not.toContain('--map-user=0');
    expect(owner).toBeNull();
  });

  test('becomes a system user where user namespaces are refused, and says why', async () => {
    const { prefix, owner, description } = await chooseWhere(async ([name]) => name !== 'unshare');
    expect(prefix).toContain(`--reuid=${owner?.uid}`);
    expect(owner?.uid).toBeGreaterThan(0);
    expect(prefix.join(' ')).not.toContain('caps');
    expect(description).toBe(`as ${owner?.name}, since user namespaces are refused here`);
  });

  test('lets the system user through closed folders with no more than that takes', async () => {
    const probe: CommandProbe = async (command) =>
      command.includes('--ambient-caps=-all,+dac_override');
    const { prefix } = await chooseWhere(probe);
    expect(prefix).toContain('--ambient-caps=-all,+dac_override');
  });

  test('stays with the user whose files an existing cluster has', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'postgres'));
    chownSync(join(dataDir, 'postgres'), 4321, 4322);
    const { prefix, owner } = await chooseWhere(async () => true, dataDir);
    expect(prefix).toContain('--reuid=4321');
    expect(owner).toMatchObject({ uid: 4321, gid: 4322 });
  });

  test('is refused with a reason where no other user can take its place', async () => {
    const choice = chooseWhere(async () => false);
    await expect(choice).rejects.toBeInstanceOf(NoUserForPostgresError);
    await expect(choice).rejects.toThrow('user namespaces are refused');
  });
});
