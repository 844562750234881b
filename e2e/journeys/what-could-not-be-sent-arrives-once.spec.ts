import { chromium, type Page, type Route } from '@playwright/test';
import type { Draft } from '@stratum/contract/assessments';
import { keepInStorage, personMenu } from '../support/account.ts';
import { category } from '../support/answers.ts';
import { expectQuestion } from '../support/assessment.ts';
import { launchOptions } from '../support/chromium.ts';
import { categoryName } from '../support/model.ts';
import { call, verifiedNewcomer } from '../support/people.ts';
import { narrow } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { say, type Texts } from '../support/texts.ts';

const draft = /\/api\/v1\/assessment-draft$/;

const waitingPill = (page: Page, { waiting }: Texts) =>
  page.getByRole('banner').getByRole('button', { name: say(waiting.waiting_one, { count: 1 }) });

async function answerFirst(page: Page, texts: Texts): Promise<void> {
  await page.goto(`/selfEvaluation/${category}`);
  await expectQuestion(page, texts, 1);
  await page.getByRole('radio').nth(2).click();
  await expectQuestion(page, texts, 2);
}

test('an answer whose reply was lost outlives the killed browser, and undoes nothing that came later', async ({
  request,
  texts,
  watch,
  server,
  expectFaults,
}, testInfo) => {
  const { token, first_name } = await verifiedNewcomer(request);
  const data = { token };
  const open = async () => {
    const options = { ...launchOptions, baseURL: server.url };
    const context = await chromium.launchPersistentContext(testInfo.outputPath('browser'), options);
    watch.over(context);
    const [page = await context.newPage()] = context.pages();
    await keepInStorage(page, { access_token: token });
    return { context, page };
  };
  expectFaults({ status: 'unreachable', path: draft });

  const killed = await open();
  let isStored = false;
  await killed.page.route(draft, async (route: Route) => {
    await route.fetch();
    isStored = true;
    await route.abort('connectionreset');
  });
  await answerFirst(killed.page, texts);
  await expect(waitingPill(killed.page, texts)).toBeVisible();
  expect(isStored).toBe(true);
  const before: Draft = await call(
    request,
    'get',
    `/assessment-draft?categoryType=${category}`,
    data,
  );
  const [[question = ''] = []] = Object.entries(before.answers);
  const changed = { categoryType: category, answers: { [question]: 5 } };
  await call(request, 'put', '/assessment-draft', { token, data: changed });
  const closed = killed.context.waitForEvent('close');
  const session = await killed.context.newCDPSession(killed.page);
  await session.send('Browser.crash').catch(() => undefined);
  await closed;

  const { context, page } = await open();
  const sentAgain = page.waitForResponse(draft);
  await page.goto('/dashboard');
  expect((await sentAgain).status()).toBe(200);
  await expect(personMenu(page, first_name)).toBeVisible();
  await expect(waitingPill(page, texts)).toBeHidden();
  expect(
    await call<Draft>(request, 'get', `/assessment-draft?categoryType=${category}`, data),
  ).toMatchObject({ answers: { [question]: 5 } });
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
    await expect(list.getByRole('button', { name: waiting.send_now })).toBeVisible();
    await page.unroute(draft);
    await expect(list.getByText(waiting.all_sent)).toBeVisible();
  });
});
