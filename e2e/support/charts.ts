import type { Page } from '@playwright/test';
import type { Texts } from './texts.ts';

/** The figures of a chart as its table gives them to be read, row by row. */
export async function rowsOf(page: Page, { charts }: Texts, title: string): Promise<string[][]> {
  const figure = page.getByRole('figure').filter({ has: page.getByRole('group', { name: title }) });
  const table = figure.getByRole('table', { name: title });
  if (!(await table.isVisible()))
    await figure.getByText(charts.show_table, { exact: true }).click();
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}
