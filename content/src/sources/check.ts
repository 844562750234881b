import type { Fault } from '../faults.ts';
import type { Pack } from '../pack.ts';
import type { Document } from '../read.ts';
import { faultsOfMentions, faultsOfRecords, readRecords } from './records.ts';

/** Follows every citation of a pack to its work, and every work to its record. */
export async function checkSources(
  { traits, works }: Pick<Pack, 'traits' | 'works'>,
  documents: readonly Document[],
  recordsPath: string,
) {
  const faults: Fault[] = [];
  const records = await readRecords(recordsPath, faults);
  const supported = new Set<string>(
    works.flatMap(({ skills }) => skills.map(({ trait }) => trait)),
  );
  const without = traits.filter(({ id }) => !supported.has(id));
  faults.push(
    ...faultsOfRecords(works, records),
    ...faultsOfMentions(documents, works),
    ...without.map(({ id }) => ({ file: 'sources.json', key: id, problem: 'rests on no work' })),
  );
  const summary = `${works.length} works, ${records.length} records, ${supported.size} skills with sources`;
  return { faults, summary };
}
