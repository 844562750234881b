// What a full disk does, on a file system of its own (Linux, as root): people write until there is no
// room, then the disk is filled up to the last byte. Fails where reads stop, where a refusal is anything
// but a 503 with a sentence, where the database ends, or where writes do not go on once there is room.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from './product.ts';
import { running } from './running.ts';

const folder = mkdtempSync(join(tmpdir(), 'stratum-disk-'));
const image = join(folder, 'image');
const disk = join(folder, 'disk');
/** Past what the database, the demo and its films take. */
const size = '700M';
execFileSync('truncate', ['-s', size, image]);
execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
execFileSync('mkdir', [disk]);
execFileSync('mount', ['-o', 'loop', image, disk]);

try {
  await fillUp();
} finally {
  execFileSync('umount', [disk]);
  rmSync(folder, { recursive: true });
}

async function fillUp(): Promise<void> {
  const lines: string[] = [];
  const server = await running(['server/src/main.ts'], {
    DATA_DIR: join(disk, 'data'),
    PORT: '0',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  });
  server.process.stdout.on('data', (chunk: string) => lines.push(...chunk.split('\n')));
  const token = await signIn(server.url);
  const call = (method: string, path: string, body?: object) =>
    fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const write = () =>
    call('PUT', '/assessment-draft', { categoryType: 'mentality', answers: { 'resilience.a': 4 } });
  const expectStatus = (is: number, wanted: number, what: string) => {
    if (is !== wanted)
      throw new Error(`${what}: ${is}, not ${wanted}\n${lines.slice(-5).join('\n')}`);
  };
  expectStatus((await write()).status, 200, 'a write with room');
  ballast('1', free() - 20 * 2 ** 20);
  await pause(1_000);
  const refused = await write();
  expectStatus(refused.status, 503, 'a write with 20 MB left');
  const { error } = (await refused.json()) as { error: { message: string } };
  console.log(
    `refused with “${error.message}”, to try again in ${refused.headers.get('retry-after')} s`,
  );
  ballast('2', free());
  const counts = { reads: 0, refusals: 0 };
  for (const end = performance.now() + 20_000; performance.now() < end; ) {
    expectStatus((await call('GET', '/profile-info')).status, 200, 'a read on a full disk');
    expectStatus((await write()).status, 503, 'a write on a full disk');
    counts.reads += 1;
    counts.refusals += 1;
  }
  expectStatus((await fetch(`${server.url}/readyz`)).status, 200, '/readyz');
  const said = lines.join('\n').length;
  rmSync(join(disk, '1'));
  rmSync(join(disk, '2'));
  const began = performance.now();
  while ((await write()).status !== 200) await pause(50);
  console.log(
    `full to the last byte for 20 s: ${counts.reads} reads answered, ${counts.refusals} writes refused, ${said} bytes of log; writes go on ${(performance.now() - began).toFixed(0)} ms after there is room`,
  );
  const pushed = readdirSync(join(disk, 'data', 'outbox')).length;
  console.log(`${pushed} files in the outbox, the mails to administrators among them`);
  await server.stop();
}

function free(): number {
  const [, line = ''] = execFileSync('df', ['-B1', '--output=avail', disk], {
    encoding: 'utf8',
  }).split('\n');
  return Number(line);
}

function ballast(name: string, bytes: number): void {
  try {
    writeFileSync(join(disk, name), Buffer.alloc(Math.max(0, bytes), 1));
  } catch (error) {
    if (statSync(join(disk, name)).size === 0) throw error;
  }
}
