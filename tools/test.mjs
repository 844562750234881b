// Proves the product from a bare clone. Every check and every test counts; the last line tells.
// `npm test -- checks rules server processes components journeys` runs those parts alone.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { testEnvironment } from './bootstrap/test-environment.mjs';
import { checks } from './checks.mjs';

const reports = join(root, 'artefacts', 'reports');
const tallyReporter = join(root, 'tools', 'tally-reporter.mjs');
const wanted = process.argv.slice(2);
const tally = { passed: 0, failed: 0 };

try {
  const env = await testEnvironment();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  if (wants('checks')) await checkAll(env);
  const projects = ['rules', 'server', 'processes'].filter(wants);
  if (projects.length > 0) {
    await vitest(
      projects,
      projects.flatMap((name) => ['--project', name]),
      env,
    );
  }
  if (wants('components')) {
    await vitest(['components'], ['--config', 'web/vitest.config.ts'], env);
  }
  if (wants('journeys')) await playwright(env);
} catch (error) {
  console.error(error.message);
  tally.failed += 1;
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;

function wants(part) {
  return wanted.length === 0 || wanted.includes(part);
}

/** Two at a time: each waits for files half of its time. */
async function checkAll(env) {
  const waiting = [...checks];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, ...command] = next;
      await check(name, command, env);
    }
  };
  await Promise.all([lane(), lane()]);
}

async function check(name, command, env) {
  const code = await runQuietly(command, env, name);
  tally[code === 0 ? 'passed' : 'failed'] += 1;
}

/** Projects in one run: while a test of one waits, another works. */
async function vitest(projects, args, env) {
  const report = join(reports, `${projects[0]}.json`);
  const reporters = ['--reporter=default', `--reporter=${tallyReporter}`];
  const command = ['vitest', 'run', ...args, ...reporters];
  const code = await runAloud(command, { ...env, TALLY_FILE: report });
  const tallies = readReport(report);
  const hasFailed = Object.values(tallies).some(({ failed }) => failed > 0);
  for (const name of projects) {
    const { passed = 0, failed = 0 } = tallies[name] ?? {};
    count(name, hasFailed ? 0 : code, passed, failed);
  }
}

async function playwright(env) {
  const report = join(reports, 'journeys.json');
  const command = [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ];
  const code = await runAloud(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report).stats ?? {};
  count('journeys', code, expected, unexpected + flaky + skipped);
}

/** A runner that failed without a failed test, or that ran none, is a failure of its own. */
function count(name, code, passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
  if (failed > 0 || (code === 0 && passed > 0)) return;
  console.error(`${name}: the runner ended with code ${code} after ${passed} tests.`);
  tally.failed += 1;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

function runAloud([command, ...args], env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.once('close', resolve));
}

/** One line for a check that holds; its whole output for one that does not. */
function runQuietly([command, ...args], env, name) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
      if (code !== 0) console.log(output);
      resolve(code);
    });
  });
}
