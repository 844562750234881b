// Takes pictures of the screens at both widths, in both themes and every language: artefacts/screens.
// `npm run screens` takes all that e2e/screens visits, `npm run screens -- progress` those of one file.

import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { testEnvironment } from './bootstrap/test-environment.mjs';

const files = process.argv.slice(2);
try {
  const env = { ...(await testEnvironment()), PICTURES: 'on' };
  const args = ['test', '--config', 'e2e/playwright.config.ts'];
  await run('playwright', [...args, ...(files.length > 0 ? files : ['screens/'])], {
    cwd: root,
    env,
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
