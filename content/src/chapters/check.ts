import { type Fault, faultsOf } from '../faults.ts';
import type { Document } from '../read.ts';
import type { Category } from '../schema.ts';
import { type ChapterFile, chapterFileSchema } from './schema.ts';

/**
 * The chapters among a pack's documents, in their order; what is wrong with them joins `faults`.
 * @param categories those that name the pack's traits; null where they cannot be read
 */
export function chaptersOf(
  documents: readonly Document[],
  categories: readonly Category[] | null,
  faults: Fault[],
): ChapterFile[] {
  const known = categories && new Set<string>(categories.flatMap(({ traits }) => traits));
  const chapters: ChapterFile[] = [];
  for (const { file, data } of documents.filter((each) => each.file.startsWith('chapters/'))) {
    const parsed = chapterFileSchema.safeParse(data, { reportInput: true });
    if (!parsed.success) faults.push(...faultsOf(file, parsed.error));
    else {
      faults.push(...faultsIn(file, parsed.data, known));
      chapters.push(parsed.data);
    }
  }
  if (documents.every(({ file }) => !file.startsWith('chapters/')))
    faults.push({ file: 'chapters', key: '', problem: 'holds no chapter' });
  return chapters.toSorted((one, other) => one.number - other.number);
}

function faultsIn(file: string, chapter: ChapterFile, known: ReadonlySet<string> | null): Fault[] {
  const name = `${String(chapter.number).padStart(2, '0')}-${chapter.slug}.json`;
  const faults: Fault[] = chapter.traits.flatMap((id, at) =>
    known === null || known.has(id)
      ? []
      : [{ file, key: `traits[${at}]`, problem: `names ${id}, which is no trait of the pack` }],
  );
  if (file === `chapters/${name}`) return faults;
  return [...faults, { file, key: 'slug', problem: `and number belong to a file named ${name}` }];
}
