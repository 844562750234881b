import { locales } from '@stratum/contract/locale';
import { goWithinApp, personMenu } from '../support/account.ts';
import { answerAll, answerUpToFirstDescription, category } from '../support/answers.ts';
import { agree, expectQuestion } from '../support/assessment.ts';
import { longest } from '../support/look.ts';
import { categoryName } from '../support/model.ts';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce', axe: reads === longest });

    test('what a person sees', async ({ request, texts, look, signedIn }) => {
      const { standing, overview, questions, review, result } = texts;
      const { token, first_name } = await verifiedNewcomer(request);
      const page = await signedIn(token);
      const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
      await page.goto('/dashboard');
      await heading(standing.newcomer.heading);
      await look(page, 'dashboard-empty');
      await goWithinApp(page, '/self-assessment');
      const begin = say(overview.begin_named, { category: categoryName(category, reads) });
      await expect(page.getByRole('link', { name: begin })).toBeVisible();
      await look(page, 'self-assessment');
      await page.goto('/self-assessment/startAssessment');
      await expect(page.getByText(overview.start.how_heading)).toBeVisible();
      await expect(page.getByRole('link', { name: overview.start.begin })).toBeVisible();
      await look(page, 'start-assessment');

      await goWithinApp(page, `/selfEvaluation/${category}`);
      await expect(page.getByRole('button', { name: questions.consent.agree })).toBeVisible();
      await look(page, 'consent');
      await agree(page, texts);
      await expectQuestion(page, texts, 1);
      await look(page, 'question-statement');
      const anchored = await answerUpToFirstDescription(request, token);
      await page.reload();
      await expectQuestion(page, texts, anchored);
      await page.getByRole('radio').nth(4).click();
      await look(page, 'question-anchored');
      await page.getByRole('button', { name: questions.answers_so_far }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'answers-so-far');
      await answerAll(request, token);
      await page.reload();
      await heading(review.heading);
      await look(page, 'review');
      await expect(personMenu(page, first_name)).toBeVisible();

      await page.getByRole('button', { name: review.see_result }).click();
      await heading(result.looks_like);
      await page.getByText(result.why.summary, { exact: true }).first().click();
      await expect(page.getByText(result.why.statements).first()).toBeVisible();
      await look(page, 'result');
    });
  });
}
