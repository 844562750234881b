// node tools/check-content.mjs [dir] · checks a content pack: its shape, its lengths and its signs.
import { checkPack, summaryOf } from '../content/src/check.ts';
import { PackError } from '../content/src/faults.ts';
import { defaultPackDir } from '../content/src/load.ts';

try {
  console.log(summaryOf(await checkPack(process.argv[2] ?? defaultPackDir)));
} catch (error) {
  if (!(error instanceof PackError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
