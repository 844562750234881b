import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Fault, faultsOf } from '../faults.ts';
import type { Document } from '../read.ts';
import { textsIn } from '../texts.ts';
import { workIdSchema } from './work-id.ts';
import type { Work } from './works.ts';

/** What was found when the works that the product's pack cites were looked up. */
export const recordsFile = fileURLToPath(new URL('../../source-records.json', import.meta.url));
const file = 'source-records.json';

const record = z.strictObject({
  work: workIdSchema,
  year: z.int(),
  title: z.string().min(1),
  /** What the work found, in our words. */
  finding: z.string().min(1),
  /** Where title, year and finding were read. */
  confirmed: z.array(z.string().min(1)).min(1),
  on: z.iso.date(),
});
export type SourceRecord = z.infer<typeof record>;

/** The records in `path`; what is wrong with them joins `faults`. */
export async function readRecords(path: string, faults: Fault[]): Promise<SourceRecord[]> {
  const data: unknown = JSON.parse(await readFile(path, 'utf8'));
  const parsed = z
    .strictObject({ records: z.array(record) })
    .safeParse(data, { reportInput: true });
  if (parsed.success) return parsed.data.records;
  faults.push(...faultsOf(file, parsed.error));
  return [];
}

/** Each work has one record of the same year and title, and each record its work. */
export function faultsOfRecords(works: readonly Work[], records: readonly SourceRecord[]): Fault[] {
  const byWork = new Map(records.map((each) => [each.work, each]));
  const faults = works.flatMap(({ id, citation }): Fault[] => {
    const found = byWork.get(id);
    if (!found) return [{ file, key: id, problem: 'is missing' }];
    const titled = `(${found.year}). ${found.title}`;
    if (citation.includes(titled)) return [];
    return [{ file, key: id, problem: `is ${titled}, cited as ${citation}` }];
  });
  const cited = new Set(works.map(({ id }) => id));
  const strangers = records.filter(({ work }) => !cited.has(work));
  return [
    ...faults,
    ...strangers.map(({ work }) => ({ file, key: work, problem: 'is cited nowhere' })),
  ];
}

/** `(Krabbe and Forkmann, 2012)`, `Bonanno (2004)`: what stands before a year in running text. */
const mention = /(?<names>\p{L}[^().:;“”„«»]*)(?:, | \()(?<year>(?:19|20)\d{2})(?=[),])/gu;

/** Citations in the pack’s texts that lead to no work of that name and year. */
export function faultsOfMentions(documents: readonly Document[], works: readonly Work[]): Fault[] {
  return documents.flatMap(textsIn).flatMap(({ file: where, key, text }) =>
    [...text.matchAll(mention)].flatMap(({ groups }): Fault[] => {
      const { names = '', year = '' } = groups ?? {};
      const isWork = ({ citation }: Work) =>
        citation.includes(`(${year})`) && names.includes(citation.slice(0, citation.indexOf(',')));
      if (works.some(isWork)) return [];
      return [{ file: where, key, problem: `cites ${names} ${year}, which is no work` }];
    }),
  );
}
