// Proves the product from a bare clone. Every check and every test counts; the last line tells.
// `npm test -- checks rules server processes components journeys` runs those parts alone.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './bootstrap/root.mjs';
import { testEnvironment } from './bootstrap/test-environment.mjs';
import { checks } from './checks.mjs';
import { journeysTally } from './journeys-tally.mjs';

const reports = join(root, 'artefacts', 'reports');
const tallyReporter = join(root, 'tools', 'tally-reporter.mjs');
const wanted = process.argv.slice(2);
const tally = { passed: 0, failures: [] };

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
  tally.failures.push(error.message);
}
recap(tally.failures);
console.log(`\n${tally.passed} passed, ${tally.failures.length} failed`);
process.exitCode = tally.failures.length === 0 && tally.passed > 0 ? 0 : 1;

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
  if (code === 0) tally.passed += 1;
  else tally.failures.push(name);
}

/** Projects in one run: while a test of one waits, another works. */
async function vitest(projects, args, env) {
  const report = join(reports, `${projects[0]}.json`);
  const reporters = ['--reporter=default', `--reporter=${tallyReporter}`];
  const command = ['vitest', 'run', ...args, ...reporters];
  const code = await runAloud(command, { ...env, TALLY_FILE: report });
  const tallies = readReport(report);
  const hasFailed = Object.values(tallies).some(({ failures }) => failures.length > 0);
  for (const name of projects) {
    const { passed = 0, failures = [] } = tallies[name] ?? {};
    count(name, hasFailed ? 0 : code, { passed, failures });
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
  count('journeys', code, journeysTally(readReport(report)));
}

/** A runner that failed without a failed test, or that ran none, is a failure of its own. */
function count(name, code, { passed, failures }) {
  tally.passed += passed;
  tally.failures.push(...failures);
  if (failures.length > 0 || (code === 0 && passed > 0)) return;
  tally.failures.push(`${name}: the runner ended with code ${code} after ${passed} tests.`);
}

/** All failures once more, in brief, so that the end of a long log tells them. */
function recap(failures) {
  for (const failure of failures) {
    const lines = stripVTControlCharacters(failure).split('\n');
    const [first, ...more] = lines.filter((line) => line.trim() !== '');
    console.log(`\n✗ ${first}`);
    for (const line of more.slice(0, 8)) console.log(`    ${line}`);
  }
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
