import type { Page } from '@playwright/test';
import { fillIdentity, logIn, personMenu, wake } from '../support/account.ts';
import { agree, answerByHand, answerTheRest, expectQuestion } from '../support/assessment.ts';
import { rowsOf } from '../support/charts.ts';
import { codeFor } from '../support/mail.ts';
import { categoryName, levelName } from '../support/model.ts';
import { newcomer } from '../support/people.ts';
import { narrow, wide } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

// Motion is seen by one of them: it costs a third of the journey. English is what the others read.
const variants = [
  { reads: 'fr', colorScheme: 'light', axe: false, reducedMotion: 'reduce', ...narrow },
  { reads: 'de', colorScheme: 'dark', axe: true, ...wide },
] as const;

// Statements in the middle stand for 5; a trait is the mean of that and the description chosen.
const first = { answering: { statement: 3, description: 3 }, score: 4, level: 4 };
const second = { answering: { statement: 3, description: 7 }, score: 6, level: 6 };
const answeredAtFirst = 7;

for (const variant of variants) {
  const { reads, colorScheme, viewport } = variant;
  test.describe(`${reads}, ${colorScheme}, ${viewport.width}`, () => {
    test.use(variant);

    test('a newcomer signs up, assesses a category, sees the level and sees it move', async ({
      page,
      texts,
      request,
      look,
      isMobile,
      anotherBrowser,
    }) => {
      const person = newcomer();
      const { auth, home, overview, questions, review, result, standing, levels } = texts;
      const category = categoryName('mentality', reads);
      const radarTitle = say(standing.traits_of, { category });
      const number = new Intl.NumberFormat(reads, { minimumFractionDigits: 1 });

      await test.step('home', async () => {
        await page.goto('/');
        const start = page.getByRole('link', { name: home.hero.start }).first();
        if (isMobile) return start.tap();
        await wake(page, start);
        await start.click();
        await expect(page.getByRole('dialog')).toBeVisible();
      });

      await test.step('two steps of signing up', async () => {
        await expect(page.getByRole('heading', { name: auth.signup.heading })).toBeVisible();
        if (isMobile) await expect(page).toHaveURL(/\/signup$/);
        await fillIdentity(page, texts, person);
        await expect(page.getByRole('heading', { name: auth.signupnext.heading })).toBeVisible();
        if (isMobile) await expect(page).toHaveURL(/\/signupnext$/);
        await page.getByText(texts.personFields.prefer_not_to_specify).click();
        await page.getByRole('button', { name: auth.signupnext.submit }).click();
      });

      await test.step('the code from the mail', async () => {
        await expect(page.getByRole('heading', { name: auth.verify.heading })).toBeVisible();
        await page.getByLabel(auth.verify.code).fill(await codeFor(request, person.email));
        await expect(personMenu(page, person.first_name)).toBeVisible();
        await expect(page).toHaveURL(/\/self-assessment$/);
      });

      await test.step('seven questions by hand', async () => {
        await page.getByRole('link', { name: say(overview.begin_named, { category }) }).click();
        await agree(page, texts);
        for (let question = 1; question <= answeredAtFirst; question += 1) {
          await expectQuestion(page, texts, question);
          await answerByHand(page, texts, first.answering, isMobile);
        }
        await expectQuestion(page, texts, answeredAtFirst + 1);
        await expect(page.getByText(questions.saving.saved, { exact: true })).toBeVisible();
        await page.context().close();
      });

      const there = await (await anotherBrowser()).newPage();
      await test.step('on at question eight in another browser', async () => {
        await logIn(there, texts, person);
        await look(there, 'dashboard-with-draft');
        const main = there.getByRole('main');
        await main.getByRole('link', { name: standing.next.continue.action }).click();
        await expectQuestion(there, texts, answeredAtFirst + 1);
        await there.getByRole('button', { name: questions.answers_so_far }).click();
        const answers = there.getByRole('dialog').getByRole('button', { name: review.change });
        await expect(answers).toHaveCount(answeredAtFirst);
        await there.keyboard.press('Escape');
        await expect(there.getByRole('dialog')).toBeHidden();
      });

      await test.step('the rest by keyboard, and the result', async () => {
        // Closing the dialog has led the focus to its button, where digits answer nothing.
        await there.getByRole('radiogroup').getByRole('radio').first().focus();
        await answerTheRest(there, texts, answeredAtFirst + 1, first.answering);
        await there.getByRole('button', { name: review.see_result }).click();
        await expectResult(there, first);
      });

      await test.step('the dashboard', async () => {
        await there.getByRole('link', { name: result.to_dashboard }).click();
        await expect(figure(there, number.format(first.score))).toBeVisible();
        const radar = there.getByRole('group', { name: radarTitle });
        await expect(radar.getByRole('img')).toHaveCount(5);
        const months = await rowsOf(there, texts, standing.over_months);
        expect(months).toHaveLength(12);
        expect(months.at(-1)?.slice(1)).toEqual([number.format(first.score), `${first.level}`]);
      });

      await test.step('taken again, the line has moved and the change has a name', async () => {
        await there.goBack();
        await there.getByRole('link', { name: result.again }).click();
        await answerTheRest(there, texts, 1, second.answering);
        await there.getByRole('button', { name: review.see_result }).click();
        await expectResult(there, second);
        const change = `+${number.format(second.score - first.score)}`;
        const named = say(levels.moved_since.last_time, { change });
        await expect(there.getByText(named, { exact: true }).first()).toBeVisible();
        await look(there, 'result-again');
        await there.getByRole('link', { name: result.to_dashboard }).click();
        await expect(figure(there, number.format(second.score))).toBeVisible();
        const months = await rowsOf(there, texts, standing.over_months);
        expect(months.at(-1)?.slice(1)).toEqual([number.format(second.score), `${second.level}`]);
        await look(there, 'dashboard-again');
      });

      async function expectResult(on: Page, { score, level }: typeof first): Promise<void> {
        const name = levelName(level, reads);
        const heading = say(levels.stands_on, { level, name });
        await expect(on.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(figure(on, number.format(score))).toBeVisible();
        await expect(on.getByRole('heading', { name: result.looks_like })).toBeVisible();
        await expect(on.getByRole('heading', { name: result.next_looks_like })).toBeVisible();
        const next = say(levels.level_name, {
          level: level + 1,
          name: levelName(level + 1, reads),
        });
        await expect(on.getByText(next, { exact: true }).first()).toBeVisible();
      }
    });
  });
}

function figure(page: Page, score: string) {
  return page.getByRole('main').getByText(score, { exact: true }).first();
}
