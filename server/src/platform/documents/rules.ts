const mebibyte = 1024 * 1024;

/** What reading a document may cost at most, and what is kept of it. */
export const documentRules = {
  /** Seconds of processor time that a reading process may use. */
  processorTime: 20,
  /** Seconds by the clock, for a process that hardly got the processor. */
  wallClock: 90,
  /** Resident bytes of a reading process. */
  memory: 500 * mebibyte,
  /** Bytes of all parts of an archive, unpacked. */
  inflated: 150 * mebibyte,
  parts: 5000,
  /** Elements of all parts together. */
  elements: 500_000,
  /** Pages of a PDF whose words are read. */
  pages: 300,
  /** Characters that a document is found by. */
  characters: 200_000,
  blocks: 2000,
  /** Of one table. */
  rows: 200,
  columns: 30,
  /** Characters of one paragraph or cell. */
  paragraph: 10_000,
  pictures: 20,
  pictureBytes: 8 * mebibyte,
} as const;
