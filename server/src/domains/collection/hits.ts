import type { ItemId } from '@stratum/contract/ids';
import type { Hit } from '@stratum/contract/item';
import type { Queryable } from '../../platform/database.ts';
import { folded, searchWords } from '../../platform/search-words.ts';
import { filesOfItems } from './store.ts';
import type { ListedRow } from './to-item.ts';

/** Characters around the first word that was found. */
const around = 80;

/** Where the words of a search stand in each item of a page. */
export async function hitsIn(
  tx: Queryable,
  rows: readonly ListedRow[],
  search: string | undefined,
): Promise<ReadonlyMap<ItemId, Hit>> {
  const words = searchWords(search ?? '').map((word) => word.toLowerCase());
  if (words.length === 0) return new Map();
  const folders = rows.filter(({ type }) => type === 'image_folder');
  const placed = await filesOfItems(
    tx,
    folders.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap((row) => {
      const captions = (placed.get(row.id) ?? []).map(({ caption }) => caption);
      const hit = hitIn(row, captions, words);
      return hit ? [[row.id, hit] as const] : [];
    }),
  );
}

function hitIn(row: ListedRow, captions: readonly string[], words: readonly string[]): Hit | null {
  const places: readonly (readonly [Hit['place'], string])[] = [
    ['title', row.title],
    ...row.tags.map((tag) => ['tag', tag] as const),
    ...captions.map((caption) => ['caption', caption] as const),
    [row.type === 'note' ? 'note' : 'document', row.text],
  ];
  const found = places.map(([place, text]) => ({ place, text, marks: marksIn(text, words) }));
  const best = found.toSorted((one, other) => distinct(other, words) - distinct(one, words))[0];
  return best && best.marks.length > 0 ? excerpt(best) : null;
}

/** How many of the words a place has. */
function distinct({ text, marks }: Omit<Hit, 'place'>, words: readonly string[]): number {
  const said = new Set(marks.map(([from, to]) => folded(text.slice(from, to)).toLowerCase()));
  return words.filter((word) => [...said].some((one) => meets(one, word))).length;
}

/** Letters that a word has at least for a longer one to be found by it. */
const stemLength = 4;

/** Whether one begins with what was sought, or is its beginning: `walks` is found as `walk`. */
const meets = (word: string, sought: string) =>
  word.startsWith(sought) || (word.length >= stemLength && sought.startsWith(word));

/** The words that meet one of those sought, without accents and capitals. */
function marksIn(text: string, words: readonly string[]): [number, number][] {
  const marks: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const plain = folded(word).toLowerCase();
    if (words.some((sought) => meets(plain, sought))) marks.push([index, index + word.length]);
  }
  return marks;
}

/** The text around the first mark, cut between words. */
function excerpt({ place, text, marks }: Hit): Hit {
  const [first] = marks;
  if (!first) return { place, text, marks };
  const from = first[0] <= around ? 0 : text.indexOf(' ', first[0] - around) + 1;
  const to = Math.min(text.length, first[1] + around);
  return {
    place,
    text: text.slice(from, to),
    marks: marks
      .filter(([begin, end]) => begin >= from && end <= to)
      .map(([begin, end]) => [begin - from, end - from]),
  };
}
