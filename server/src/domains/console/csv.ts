/** What a cell of a list holds. */
export type Cell = string | number | boolean | null;

/** Spreadsheets run what begins so; a quote in front makes it a text. */
const formula = /^[=+\-@\t\r]/;

/** A line of CSV by RFC 4180. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' ? harmless(cell) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** By it spreadsheets know the text for UTF-8. */
export const byteOrderMark = '\uFEFF';
