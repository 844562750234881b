import { type Fault, faultsOf } from '../faults.ts';
import type { Document } from '../read.ts';
import type { Category } from '../schema.ts';
import { type Lesson, withLessonFiles } from './lessons.ts';
import { lessonSchema } from './schema.ts';

/**
 * The lessons of a pack, in the order of the model; what is wrong with them joins `faults`.
 * @param categories null where they could not be read, so that nothing is known of the skills
 */
export function lessonsOf(
  documents: readonly Document[],
  categories: readonly Category[] | null,
  faults: Fault[],
): Lesson[] {
  const files = documents.filter(({ file }) => file.startsWith('library/'));
  const read = files.flatMap(({ file, data }) => {
    const parsed = lessonSchema.safeParse(data, { reportInput: true });
    if (parsed.success) return [{ file, lesson: parsed.data }];
    faults.push(...faultsOf(file, parsed.error));
    return [];
  });
  const traits = categories?.flatMap((category) => category.traits) ?? [];
  for (const { file, lesson } of read) {
    const isKnown = categories === null || traits.includes(lesson.trait);
    const problem = isKnown ? 'is not that of the file’s name' : 'is no trait in categories.json';
    if (isKnown && file === `library/${lesson.trait}.json`) continue;
    faults.push({ file, key: 'trait', problem: `is ${lesson.trait}, which ${problem}` });
  }
  const order = (trait: string) => traits.indexOf(trait);
  return withLessonFiles(read, documents, faults).toSorted(
    (one, other) => order(one.trait) - order(other.trait),
  );
}
