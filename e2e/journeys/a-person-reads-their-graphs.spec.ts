import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Download, Page } from '@playwright/test';
import type { assessmentRoutes } from '@stratum/contract/assessments';
import { locales } from '@stratum/contract/locale';
import type { Reply } from '@stratum/contract/route';
import { rowsOf } from '../support/charts.ts';
import { categoryName } from '../support/model.ts';
import { ada, call, sessionOf, signedInAs } from '../support/people.ts';
import { shownMonth, shownTenths, tenthsOf } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

type Graph = Reply<typeof assessmentRoutes.assessmentGraph>;
type Years = Reply<typeof assessmentRoutes.yearsList>;

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce' });

    test('the year tells the API’s numbers, to eyes, ears and hands', async ({
      request,
      server,
      texts,
      anotherBrowser,
    }) => {
      const { token, year, graph } = await adasLatestYear(request);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      await page.goto('/graphview');
      const title = say(texts.graph.line_title, { subject: texts.graph.everything, year });
      const line = page.getByRole('group', { name: title });
      await expect(line.getByRole('img')).toHaveCount(12);
      const expected = graph.overall.map(({ month, score, level }) => [
        shownMonth(month, reads),
        score === null ? '–' : shownTenths(tenthsOf(score), reads),
        level === null ? '–' : String(level),
      ]);
      expect(await rowsOf(page, texts, title)).toEqual(expected);
      const names = await line
        .getByRole('img')
        .evaluateAll((points) => points.map((point) => point.getAttribute('aria-label') ?? ''));
      for (const [index, [month = '', score = '']] of expected.entries()) {
        const sentence = score === '–' ? texts.charts.no_value : texts.charts.value;
        const level = expected[index]?.[2] ?? '';
        const values = { name: month, score, level };
        const [toThePoint = ''] = say(sentence, values).split(level === '–' ? '.' : `, `);
        expect(names[index]).toContain(toThePoint);
      }
      await line.getByRole('img').and(page.locator('[tabindex="0"]')).focus();
      await page.keyboard.press('Home');
      await expect(line.getByRole('img').first()).toBeFocused();
    });

    test('category and month are chosen by keyboard, stand in the address and outlast a reload', async ({
      request,
      server,
      texts,
      anotherBrowser,
    }) => {
      const { token, year } = await adasLatestYear(request);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      await page.goto('/graphview');
      await chooseByKeyboard(page, texts.graph.of, categoryName('mentality', reads));
      const subject = categoryName('mentality', reads);
      const title = say(texts.graph.line_title, { subject, year });
      await expect(page).toHaveURL(/[?&]category=mentality(&|$)/);
      await expect(page.getByRole('group', { name: title })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('group', { name: title })).toBeVisible();
    });

    test('picture and table are saved as files that say the same', async ({
      request,
      server,
      texts,
      anotherBrowser,
    }) => {
      const { token, graph } = await adasLatestYear(request);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      await page.goto('/graphview');
      const table = await saved(page, texts.graph.table);
      expect(table.suggestedFilename()).toMatch(/\.csv$/);
      const lines = (await contentOf(table)).toString('utf8').trim().split('\r\n');
      expect(lines.slice(1)).toEqual(
        graph.overall.map(({ month, score, level }) =>
          [
            shownMonth(month, reads),
            score === null ? '' : shownTenths(tenthsOf(score), 'en'),
            level ?? '',
          ].join(','),
        ),
      );
      const picture = await saved(page, texts.graph.picture);
      expect(picture.suggestedFilename()).toMatch(/\.png$/);
      const bytes = await contentOf(picture);
      expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect(bytes.length).toBeGreaterThan(5000);
    });

    test('two months side by side say what has moved', async ({
      request,
      server,
      texts,
      anotherBrowser,
    }) => {
      const { token, graph } = await adasLatestYear(request);
      const [before, after] = graph.overall.filter(({ score }) => score !== null).slice(-2);
      const page = await (await anotherBrowser(signedInAs(token, server.url))).newPage();
      await page.goto('/my-progress');
      const mentality = graph.categories.find(({ categoryType }) => categoryType === 'mentality');
      const scores = [before, after].map((slot) =>
        tenthsOf(mentality?.months.find(({ month }) => month === slot?.month)?.score ?? 0),
      );
      const row = page.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: categoryName('mentality', reads), exact: true }),
      });
      const table = page.getByRole('table').filter({ hasText: texts.comparison.change });
      const cells = await table.and(page.locator(':visible')).locator(row).getByRole('cell').allInnerTexts();
      const [from = 0, to = 0] = scores;
      expect(cells.slice(0, 2)).toEqual(scores.map((score) => shownTenths(score, reads)));
      expect(cells[2]?.replace(/^[+−]/, '')).toBe(shownTenths(to - from, reads));
      expect(cells[2]?.startsWith('−')).toBe(to < from);
      await chooseByKeyboard(page, texts.comparison.before, null);
      await expect(page.getByRole('heading', { name: texts.comparison.most })).toBeVisible();
    });
  });
}

async function adasLatestYear(request: APIRequestContext) {
  const token = await sessionOf(request, ada);
  const { years }: Years = await call(request, 'get', '/years-list', { token });
  const year = years.findLast(({ hasData }) => hasData)?.year ?? 0;
  const path = `/assessment-graph?monthYear=${year}`;
  const graph: Graph = await call(request, 'get', path, { token });
  return { token, year, graph };
}
