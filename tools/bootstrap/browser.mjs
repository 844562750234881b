import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that the tests drive: CHROMIUM_PATH, else the machine's own, else Debian's package,
 * which root may install.
 * @returns {Promise<string>} its path; rejects with a sentence that says what to do
 */
export async function browser(env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const found = find(env);
  if (found) return found;
  if (process.getuid?.() === 0 && inPath('apt-get', env)) {
    console.log('Installing Chromium ...');
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-l10n'],
      quiet,
    );
    const installed = find(env);
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function find(env) {
  return names.map((name) => inPath(name, env)).find(Boolean) ?? places.find(existsSync);
}

function inPath(name, { PATH = '' }) {
  return PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
}
