import type { assessmentRoutes } from '@stratum/contract/assessments';
import type { Reply } from '@stratum/contract/route';
import { logIn, personMenu } from '../support/account.ts';
import { rowsOf } from '../support/charts.ts';
import { ada, call } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const stored = () => Object.fromEntries(Object.entries(localStorage));

test('the dashboard shows every month of the last twelve, out of fourteen taken', async ({
  page,
  request,
  texts,
}) => {
  await logIn(page, texts, ada);
  await expect(page).toHaveURL(/\/dashboard$/);
  const months = await rowsOf(page, texts, texts.standing.over_months);
  expect(months).toHaveLength(12);
  for (const [month, score, level] of months) {
    expect(month).toMatch(/^\p{L}+ \d{4}$/u);
    expect(score).toMatch(/^[1-9]\.\d$/);
    expect(level).toMatch(/^[1-9]$/);
  }
  const line = page.getByRole('group', { name: texts.standing.over_months });
  await expect(line.getByRole('img')).toHaveCount(12);
  const latest = months.at(-1)?.[1] ?? '';
  await expect(page.getByRole('main').getByText(latest, { exact: true }).first()).toBeVisible();

  const { access_token: token = '' } = await page.evaluate(stored);
  const path = '/assessment-by-userid?categoryType=mentality';
  const { items }: Reply<typeof assessmentRoutes.assessmentByUserid> = await call(
    request,
    'get',
    path,
    { token },
  );
  expect(new Set(items.map(({ month }) => month)).size).toBe(14);
});

test('who has signed in stays so through a reload and a return, and leaves nothing behind', async ({
  page,
  context,
  request,
  texts,
}) => {
  await logIn(page, texts, ada);
  await page.reload();
  await expect(personMenu(page, ada.first_name)).toBeVisible();

  await page.close();
  const back = await context.newPage();
  await back.goto('/dashboard');
  await expect(personMenu(back, ada.first_name)).toBeVisible();
  // A page that went before its state was encrypted leaves the token alone; the next one asks the
  // server whose it is, and writes anew.
  await expect
    .poll(async () => Object.keys(await back.evaluate(stored)).toSorted())
    .toEqual(['access_token', 'root']);
  const kept = await back.evaluate(stored);
  expect(kept.root).not.toMatch(/"Ada|isLoggedIn|mentality/);

  await personMenu(back, ada.first_name).click();
  await back.getByRole('button', { name: texts.shell.log_out }).click();
  await expect(back).toHaveURL((url) => url.pathname === '/');
  await expect(back.getByRole('link', { name: texts.shell.sign_up })).toBeVisible();
  expect(await back.evaluate(stored)).toEqual({});

  const refused = call(request, 'get', '/profile-info', { token: kept.access_token ?? '' });
  await expect(refused).rejects.toThrow('401');
  await back.goto('/dashboard');
  await expect(back).toHaveURL(/\/login\?return=%2Fdashboard$/);
});
