import { writeFileSync } from 'node:fs';

/**
 * Writes to TALLY_FILE how the tests of each project ended:
 * `{ "rules": { "passed": 1, "failures": ["path › test: message"] } }`.
 */
export default class TallyReporter {
  onTestRunEnd(modules) {
    const tallies = {};
    for (const module of modules) {
      const tally = (tallies[module.project.name] ??= { passed: 0, failures: [] });
      const fail = (name, errors) => tally.failures.push(failure(module, name, errors));
      if (module.errors().length > 0) fail('the file itself', module.errors());
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        // A test that is left out proves nothing: it counts as failed.
        if (state === 'passed') tally.passed += 1;
        else fail(test.fullName, errors);
      }
    }
    writeFileSync(process.env.TALLY_FILE, JSON.stringify(tallies));
  }
}

function failure({ relativeModuleId }, name, errors) {
  const messages = errors.map(({ message }) => message);
  return `${relativeModuleId} › ${name}: ${messages.join('\n') || 'not run'}`;
}
