import { installedProgram } from './installed-program.mjs';

const chromium = {
  what: 'Chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  packages: ['chromium', 'chromium-l10n'],
  otherwise: 'The tests need Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome.',
};

/**
 * The Chromium that the tests drive: CHROMIUM_PATH, else an installed one.
 * @returns {Promise<string>} its path; rejects with a sentence that says what to do
 */
export async function browser(env) {
  return env.CHROMIUM_PATH || installedProgram(chromium, env);
}
