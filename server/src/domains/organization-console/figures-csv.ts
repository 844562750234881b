import type { MonthFigures } from '@stratum/contract/console/organizations';

/** The same cells as on the screen: what is withheld there is empty here. */
export function figuresCsv(months: readonly MonthFigures[]): string {
  const categories = months[0]?.levels.map(({ category }) => category) ?? [];
  const rows = months.map(({ month, members, levels }) => [
    month,
    members,
    ...categories.map(
      (category) => levels.find((cell) => cell.category === category)?.level ?? null,
    ),
  ]);
  return [['month', 'members', ...categories], ...rows]
    .map((cells) => `${cells.map((cell) => cell ?? '').join(',')}\r\n`)
    .join('');
}
