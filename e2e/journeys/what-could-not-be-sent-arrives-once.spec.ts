import { chromium, type Page, type Route } from '@playwright/test';
import type { dailyWinRoutes } from '@stratum/contract/daily-wins';
import type { Habit } from '@stratum/contract/habits';
import type { Reply } from '@stratum/contract/route';
import { keepInStorage, personMenu } from '../support/account.ts';
import { category } from '../support/answers.ts';
import { agree, expectQuestion } from '../support/assessment.ts';
import { launchOptions } from '../support/chromium.ts';
import { categoryName } from '../support/model.ts';
import { call, verifiedNewcomer } from '../support/people.ts';
import { narrow } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { say, type Texts } from '../support/texts.ts';

const post = /\/api\/v1\/post-daily-win$/;
const draft = /\/api\/v1\/assessment-draft$/;

const waitingPill = (page: Page, { waiting }: Texts) =>
  page.getByRole('banner').getByRole('button', { name: say(waiting.waiting_one, { count: 1 }) });

async function answerFirst(page: Page, texts: Texts): Promise<void> {
  await page.goto(`/selfEvaluation/${category}`);
  await agree(page, texts);
  await expectQuestion(page, texts, 1);
  await page.getByRole('radio').nth(2).click();
  await expectQuestion(page, texts, 2);
}

test('taps outlive the killed browser, and one whose answer was lost undoes nothing that came later', async ({
  request,
  texts,
  watch,
  server,
  expectFaults,
}, testInfo) => {
  const { token } = await verifiedNewcomer(request);
  const { waiting, dailyWins } = texts;
  const open = async () => {
    const options = { ...launchOptions, baseURL: server.url };
    const context = await chromium.launchPersistentContext(testInfo.outputPath('browser'), options);
    watch.over(context);
    const [page = await context.newPage()] = context.pages();
    await keepInStorage(page, { access_token: token });
    return { context, page };
  };
  const habit = (page: Page, name: Habit) =>
    page.getByRole('button', { name: dailyWins.habit[name], exact: true });
  const stored = () =>
    call<Reply<typeof dailyWinRoutes.getTodaySelected>>(request, 'get', '/get-today-selected', {
      token,
    });
  expectFaults({ status: 'unreachable', path: post });

  const killed = await open();
  await killed.page.route(post, async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await killed.page.goto('/dashboard');
  await habit(killed.page, 'alarm').click();
  await expect(killed.page.getByText(dailyWins.waiting.here)).toBeVisible();
  await killed.page.unroute(post);
  await killed.page.route(post, (route) => route.abort('internetdisconnected'));
  await habit(killed.page, 'personalFitness').click();
  const two = say(waiting.waiting_other, { count: 2 });
  await expect(killed.page.getByRole('button', { name: two })).toBeVisible();
  const { date, wins } = await stored();
  expect(wins).toMatchObject({ alarm: true, personalFitness: false });
  const elsewhere = { date, wins: { alarm: false, noDistractions: true } };
  await call(request, 'post', '/post-daily-win', { token, data: elsewhere });
  const closed = killed.context.waitForEvent('close');
  const session = await killed.context.newCDPSession(killed.page);
  await session.send('Browser.crash').catch(() => undefined);
  await closed;

  const { context, page } = await open();
  await page.goto('/dashboard');
  await expect
    .poll(async () => (await stored()).wins)
    .toMatchObject({ alarm: false, personalFitness: true, noDistractions: true });
  await expect(habit(page, 'personalFitness')).toHaveAttribute('aria-pressed', 'true');
  await expect(habit(page, 'alarm')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: two })).toBeHidden();
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ reads: 'de', ...narrow });

  test('what waits is listed, and who logs out is warned', async ({
    request,
    texts,
    lookHere,
    signedIn,
    expectFaults,
  }) => {
    const { token, first_name } = await verifiedNewcomer(request);
    const { waiting, shell, questions } = texts;
    const page = await signedIn(token);
    expectFaults({ status: 'unreachable', path: draft });
    await page.route(draft, (route) => route.abort('internetdisconnected'));
    await answerFirst(page, texts);
    await waitingPill(page, texts).click();
    const list = page.getByRole('dialog');
    const label = say(questions.saving.unsent, { category: categoryName(category, 'de') });
    await expect(list.getByText(label)).toBeVisible();
    await lookHere(page, 'outbox');
    await list.getByRole('button', { name: waiting.close }).click();
    await lookHere(page, 'outbox-header');

    await personMenu(page, first_name).click();
    await page.getByRole('button', { name: shell.log_out, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(label)).toBeVisible();
    await page.getByRole('button', { name: shell.unsent.stay }).click();

    await waitingPill(page, texts).click();
    await page.unroute(draft);
    // By itself it goes out, too, but the longer it has waited the later.
    await list.getByRole('button', { name: waiting.send_now }).click();
    await expect(list.getByText(waiting.all_sent)).toBeVisible();
  });
});
