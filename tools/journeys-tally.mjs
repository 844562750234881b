// Anything but an expected end is a failure: flaky and left out too.
const failed = new Set(['unexpected', 'flaky', 'skipped']);

/** Of Playwright's JSON report: `{ passed, failures: ["path › test: message"] }`. */
export function journeysTally({ stats, suites = [], errors = [] }) {
  const failures = [...errors.map(({ message }) => message), ...suites.flatMap(failuresOf)];
  return { passed: stats?.expected ?? 0, failures };
}

function failuresOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => failed.has(status))
      .map(({ status, results }) => `${file} › ${title}: ${messageOf(results) ?? status}`),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function messageOf(results) {
  return results.findLast(({ error }) => error)?.error.message;
}
