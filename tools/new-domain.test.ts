import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const tool = join(import.meta.dirname, 'new-domain.mjs');
const run = (...words: string[]) =>
  execFileSync('node', [tool, ...words], { encoding: 'utf8', stdio: 'pipe' });

it('makes the rooms of a domain once, and none over those that are there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-domain-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  run('daily-wins', folder);
  const routes = await readFile(join(folder, 'server/src/domains/daily-wins/routes.ts'), 'utf8');
  expect(routes).toContain('installDailyWins');
  expect(existsSync(join(folder, 'web/src/features/daily-wins/messages.de.json'))).toBe(true);
  expect(() => run('daily-wins', folder)).toThrow('are there already');
});

it('refuses a name that is none', () => {
  expect(() => run('DailyWins')).toThrow('kebab case');
});
