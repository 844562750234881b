// node tools/check-ladders.mjs [n] · how much the wording of the nine behaviours gives their level away:
// lengths, shared phrases, a word counter trained on 24 skills that guesses the 25th, and the incidents
// that the behaviours come from. With n it lists the phrases that more than n skills share on a level.
import { incidentsDir, readIncidents } from '../content/src/ladders/incidents.ts';
import { ladderFaults, ladderReports, lineOf } from '../content/src/ladders/report.ts';
import { sharedPhrases } from '../content/src/ladders/shared-phrases.ts';
import { loadPack } from '../content/src/load.ts';

const pack = await loadPack();
const misplaced = [];
const incidents = await readIncidents(incidentsDir, misplaced);
const without = pack.traits.filter(({ id }) => incidents.every(({ trait }) => trait !== id));
const reports = ladderReports(pack);
const faults = [
  ...misplaced.map(({ file, key, problem }) => `${file}: ${key} ${problem}`),
  ...without.map(({ id }) => `${id}.json: is missing among the incidents`),
  ...ladderFaults(reports),
];

for (const report of reports) console.log(lineOf(report));
const limit = Number(process.argv[2]);
if (limit > 0) {
  for (const { locale, behaviours } of reports)
    for (const { level, phrase, skills } of sharedPhrases(behaviours, limit))
      console.log(`${locale} ${level} ${skills} ${phrase}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
