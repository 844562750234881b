import type { APIRequestContext, Page } from '@playwright/test';
import type { assessmentRoutes } from '@stratum/contract/assessments';
import { locales } from '@stratum/contract/locale';
import type { Reply } from '@stratum/contract/route';
import { goWithinApp } from '../support/account.ts';
import { category } from '../support/answers.ts';
import { longest } from '../support/look.ts';
import { ada, call, sessionOf } from '../support/people.ts';
import { narrow } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce', axe: reads === longest });

    test('what Ada sees of herself', async ({ request, texts, look, lookHere, signedIn }) => {
      const { comparison, dailyWins, graph, profile, profileEdit, shell, standing } = texts;
      const { focus } = texts.weeklyReview;
      const token = await sessionOf(request, ada);
      const page = await signedIn(token);

      await page.goto('/profile');
      await expect(page.getByText(profile.sessions.this_device, { exact: true })).toBeVisible();
      await look(page, 'profile');
      await goWithinApp(page, '/edit-profile');
      await expect(page.getByRole('heading', { name: profileEdit.heading })).toBeVisible();
      await look(page, 'edit-profile');

      const picture = page.getByRole('button', { name: graph.picture });
      await page.goto('/graphview');
      await expect(picture).toBeVisible();
      await look(page, 'graph-year');
      const month = await latestMonth(request, token);
      await page.goto(`/graphview?category=${category}&year=${month.slice(0, 4)}&month=${month}`);
      await expect(picture).toBeVisible();
      await look(page, 'graph-month');
      await goWithinApp(page, '/my-progress');
      await expect(page.getByRole('heading', { name: comparison.most })).toBeVisible();
      await look(page, 'my-progress');
      await page.getByRole('link', { name: dailyWins.year.title, exact: true }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await look(page, 'my-progress-wins');

      await page.goto('/weekly-review');
      await expect(page.getByRole('heading', { name: focus.title })).toBeVisible();
      await look(page, 'weekly-review');
      await goWithinApp(page, '/dashboard');
      await expect(page.getByRole('heading', { name: standing.over_months })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await look(page, 'dashboard');
      await openMenu(page, shell.assessment);
      await lookHere(page, 'menu');
      await page.setViewportSize(narrow.viewport);
      await page.getByRole('button', { name: shell.open_menu }).click();
      await openMenu(page, shell.assessment);
      await lookHere(page, 'menu');
    });
  });
}

async function openMenu(page: Page, name: string): Promise<void> {
  const summary = page.locator('summary', { hasText: name }).and(page.locator(':visible'));
  await summary.click();
  await expect(summary.locator('..')).toHaveAttribute('open');
}

/** The month of the category's last attempt. */
async function latestMonth(request: APIRequestContext, token: string): Promise<string> {
  const path = `/assessment-by-userid?categoryType=${category}`;
  const attempts: Reply<typeof assessmentRoutes.assessmentByUserid> = await call(
    request,
    'get',
    path,
    { token },
  );
  return attempts.items[0]?.month ?? '';
}
