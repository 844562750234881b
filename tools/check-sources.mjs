// node tools/check-sources.mjs · follows each work that the content pack cites to the record of what was found
// when it was looked up: title, year, finding and where; each skill has at least one.
import { defaultPackDir, loadPack } from '../content/src/load.ts';
import { readDocuments } from '../content/src/read.ts';
import { checkSources } from '../content/src/sources/check.ts';
import { recordsFile } from '../content/src/sources/records.ts';

const documents = await readDocuments(defaultPackDir);
const { faults, summary } = await checkSources(await loadPack(), documents, recordsFile);
console.log(summary);
for (const { file, key, problem } of faults) console.error(`${file}: ${key}: ${problem}`);
process.exitCode = faults.length > 0 ? 1 : 0;
