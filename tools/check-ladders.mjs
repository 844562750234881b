// node tools/check-ladders.mjs [--phrases] · how much the wording of the nine behaviours gives their
// level away. Skills with a file in content/incidents are of the second edition and held to the bounds
// of length and shared phrases; the word counter's bound holds once all 25 are. --phrases lists what
// more than five skills of either edition share.
import { behavioursIn } from '../content/src/ladders/behaviours.ts';
import { incidentsDir, readIncidents } from '../content/src/ladders/incidents.ts';
import { ladderFaults, ladderReports, lineOf } from '../content/src/ladders/report.ts';
import { sharedPhrases } from '../content/src/ladders/shared-phrases.ts';
import { loadPack } from '../content/src/load.ts';

const pack = await loadPack();
const misplaced = [];
const incidents = await readIncidents(incidentsDir, misplaced);
const reports = ladderReports(pack, new Set(incidents.map(({ trait }) => trait)));
const faults = [
  ...misplaced.map(({ file, key, problem }) => `${file}: ${key} ${problem}`),
  ...ladderFaults(reports),
];

console.log(`${incidents.length} of ${pack.traits.length} skills are of the second edition`);
for (const report of reports) console.log(lineOf(report));
if (process.argv.includes('--phrases')) printPhrases();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function printPhrases() {
  for (const { locale } of reports)
    for (const { level, phrase, skills } of sharedPhrases(behavioursIn(pack.traits, locale), 5))
      console.log(`${locale} ${level} ${skills} ${phrase}`);
}
