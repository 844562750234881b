/** How a query meets a name: it is the whole of it, its beginning, or the beginning of a later word. */
export type Match = 'whole' | 'start' | 'word';

/** Many names of many rows in one text, each on a line: a fraction of what they take as strings. */
export interface NameLines {
  /** Every occurrence of the query at the beginning of a word, by row; a row may be found several times. */
  find(query: string, found: (row: number, match: Match) => void): void;
  /** The line, for rows that have one each. */
  at(row: number): string;
}

export interface NameLinesBuilder {
  /** What is added from here on belongs to the next row. */
  startRow(): void;
  /** Takes a name without line break. */
  add(name: string): void;
  build(): NameLines;
}

export function createNameLinesBuilder(): NameLinesBuilder {
  const starts: number[] = [];
  let text = '\n';
  let block: string[] = [];
  let length = 1;
  // A joined string keeps nothing of the text its parts were cut from.
  const flush = () => {
    text += block.join('');
    block = [];
  };
  return {
    startRow() {
      starts.push(length);
      if (block.length > 20_000) flush();
    },
    add(name) {
      block.push(name, '\n');
      length += name.length + 1;
    },
    build() {
      flush();
      return createNameLines(text, Uint32Array.from(starts));
    },
  };
}

/** `starts`: where the first line of each row begins. The text has a break before and after each line. */
function createNameLines(text: string, starts: Uint32Array): NameLines {
  return {
    find(query, found) {
      eachOccurrence(text, `\n${query}`, (at) => {
        const isWhole = text.charAt(at + query.length) === '\n';
        found(rowAt(starts, at), isWhole ? 'whole' : 'start');
      });
      eachOccurrence(text, ` ${query}`, (at) => found(rowAt(starts, at), 'word'));
    },
    at(row) {
      const start = starts[row] ?? 0;
      return text.slice(start, text.indexOf('\n', start));
    },
  };
}

/** Calls with the position of the second character of each occurrence. */
function eachOccurrence(text: string, sought: string, found: (at: number) => void): void {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) found(at + 1);
}

/** Binary search: the last row that starts at or before a position. */
function rowAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
