import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { assessmentRoutes } from '@stratum/contract/assessments';
import type { goalRoutes } from '@stratum/contract/goals';
import { type Locale, locales } from '@stratum/contract/locale';
import type { Reply } from '@stratum/contract/route';
import { rowsOf } from '../support/charts.ts';
import { categoryName } from '../support/model.ts';
import { ada, call, sessionOf } from '../support/people.ts';
import { shownMonth, shownTenths, tenthsOf } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';
import { say, type Texts } from '../support/texts.ts';

type Graph = Reply<typeof assessmentRoutes.assessmentGraph>;
type Years = Reply<typeof assessmentRoutes.yearsList>;
type Marks = Reply<typeof goalRoutes.goalMarks>;

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce' });

    test('a year and two months tell the API’s numbers, to eyes and to ears, on paper too', async ({
      request,
      texts,
      signedIn,
    }) => {
      const token = await sessionOf(request, ada);
      const { year, graphs } = await adasGraphs(request, token);
      const months = await withGoals(request, token, graphs.at(-1)?.overall ?? []);
      const page = await signedIn(token);
      await page.goto('/graphview');
      await test.step('the year as a line and as a table', () =>
        expectYear(page, texts, { reads, year, months }));
      await test.step('picture and table are saved as files', () =>
        expectFiles(page, texts, { reads, months }));
      await test.step('what is chosen by keyboard stands in the address', async () => {
        await chooseLast(page, texts.graph.of);
        const subject = categoryName('personal-health', reads);
        const line = page.getByRole('group', {
          name: say(texts.graph.line_title, { subject, year }),
        });
        await expect(line).toBeVisible();
        await expect(page).toHaveURL(/[?&]category=personal-health(&|$)/);
        await page.reload();
        await expect(line).toBeVisible();
      });
      await test.step('two months side by side say what has moved', async () => {
        await page.goto('/my-progress');
        await expectComparison(page, texts, { reads, graphs });
      });
    });
  });
}

type Months = readonly (Graph['overall'][number] & {
  /** The goals that were reached in it. */
  readonly goals: readonly string[];
})[];

async function expectYear(
  page: Page,
  texts: Texts,
  { reads, year, months }: { reads: Locale; year: number; months: Months },
): Promise<void> {
  const { charts, graph } = texts;
  const title = say(graph.line_title, { subject: graph.everything, year });
  const shown = months.map(({ month, score, level, goals }) => ({
    name: shownMonth(month, reads),
    score: score === null ? charts.none : shownTenths(tenthsOf(score), reads),
    level: level === null ? charts.none : String(level),
    goals: goals.join() || charts.none,
    note: goals.length === 0 ? '' : `, ${graph.goals.in_month_one}`,
  }));
  const rows = shown.map(({ name, score, level, goals }) => [name, score, level, goals]);
  expect(await rowsOf(page, texts, title)).toEqual(rows);
  const points = page.getByRole('group', { name: title }).getByRole('img');
  await expect(points).toHaveCount(12);
  for (const [index, month] of shown.entries()) {
    const { value, value_up, value_down, no_value } = charts;
    const isKnown = month.score !== charts.none;
    const said = isKnown ? [value, value_up, value_down] : [no_value];
    const name = await points.nth(index).getAttribute('aria-label');
    expect(said.map((sentence) => say(sentence, month) + month.note)).toContain(name);
  }
  await points.and(page.locator('[tabindex="0"]')).focus();
  await page.keyboard.press('Home');
  await expect(points.first()).toBeFocused();
}

async function expectFiles(
  page: Page,
  { graph }: Texts,
  { reads, months }: { reads: Locale; months: Months },
): Promise<void> {
  const table = await saved(page, graph.table);
  expect(table.name).toMatch(/\.csv$/);
  const [, ...lines] = table.content.toString('utf8').trim().split('\r\n');
  const expected = months.map(({ month, score, level, goals }) => {
    const shown = score === null ? '' : shownTenths(tenthsOf(score), 'en');
    return [shownMonth(month, reads), shown, level ?? '', goals.join()].join(',');
  });
  expect(lines).toEqual(expected);
  const picture = await saved(page, graph.picture);
  expect(picture.name).toMatch(/\.png$/);
  expect(picture.content.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(picture.content.length).toBeGreaterThan(5000);
}

async function expectComparison(
  page: Page,
  { comparison }: Texts,
  { reads, graphs }: { reads: Locale; graphs: readonly Graph[] },
): Promise<void> {
  await chooseLast(page, comparison.before);
  const slots = graphs.flatMap(({ overall }) => overall.filter(({ score }) => score !== null));
  const [before = '', after = ''] = [slots[0]?.month, slots.at(-1)?.month];
  const months = { before: shownMonth(before, reads), after: shownMonth(after, reads) };
  const radar = page.getByRole('group', { name: say(comparison.radar, months) });
  await expect(radar.getByRole('img')).toHaveCount(5);
  const scoreIn = (slot: string) =>
    tenthsOf(
      graphs
        .flatMap(({ categories }) => categories)
        .filter(({ categoryType }) => categoryType === 'mentality')
        .flatMap((category) => category.months)
        .find(({ month }) => month === slot)?.score ?? 0,
    );
  const [from, to] = [scoreIn(before), scoreIn(after)];
  const name = categoryName('mentality', reads);
  const row = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: comparison.change }) })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const sign = to > from ? '+' : to < from ? '−' : '';
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([
    shownTenths(from, reads),
    shownTenths(to, reads),
    sign + shownTenths(to - from, reads),
  ]);
}

/** Her numbers as the API gives them, year by year. */
async function adasGraphs(request: APIRequestContext, token: string) {
  const list: Years = await call(request, 'get', '/years-list', { token });
  const years = list.years.flatMap(({ year, hasData }) => (hasData ? year : []));
  const graphs: Graph[] = [];
  for (const year of years) {
    graphs.push(await call(request, 'get', `/assessment-graph?monthYear=${year}`, { token }));
  }
  return { year: years.at(-1) ?? 0, graphs };
}

/** The months with the goals that were reached in them: at most one in each, in the demo. */
async function withGoals(
  request: APIRequestContext,
  token: string,
  months: Graph['overall'],
): Promise<Months> {
  const { items }: Marks = await call(request, 'get', '/goal-marks', { token });
  return months.map((each) => ({
    ...each,
    goals: items.flatMap(({ day, goalName }) => (day.startsWith(each.month) ? goalName : [])),
  }));
}

/** Chooses the last entry of a list with the keyboard alone. */
async function chooseLast(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).focus();
  await page.keyboard.press('End');
}

async function saved(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const arrives = page.waitForEvent('download');
  const named = nextDownloadName(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  const content = await readFile(await (await arrives).path());
  return { name: await named, content };
}

/** The name that the page gives: Chromium's event now and then calls a file of a blob "download". */
function nextDownloadName(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const onClick = ({ target }: MouseEvent) => {
          if (!(target instanceof HTMLAnchorElement)) return;
          document.removeEventListener('click', onClick, true);
          resolve(target.download);
        };
        document.addEventListener('click', onClick, true);
      }),
  );
}
