/** Rows as RFC 4180 has them, begun with the mark by which spreadsheets know UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\u{feff}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
