import { expect, type Page } from '@playwright/test';
import { pattern, say, type Texts } from './texts.ts';

export const questionCount = 20;

/** How somebody answers: every statement and every description with the same step. */
export interface Answering {
  readonly statement: number;
  readonly description: number;
}

/** Agrees that answers are kept, which is asked before the first question. */
export async function agree(page: Page, { questions }: Texts): Promise<void> {
  await page.getByRole('button', { name: questions.consent.agree }).click();
}

/** The question of that number is on the screen, alone. */
export async function expectQuestion(page: Page, { questions }: Texts, number: number) {
  const name = pattern(`${say(questions.question_of, { number, total: questionCount })} {{text}}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByText(say(questions.progress, { number, total: questionCount }), { exact: true }),
  ).toBeVisible();
}

/** Answers the question on the screen with mouse or finger. */
export async function answerByHand(
  page: Page,
  { questions }: Texts,
  { statement, description }: Answering,
  isTouch: boolean,
): Promise<void> {
  const press = (target: ReturnType<Page['getByRole']>) =>
    isTouch ? target.tap() : target.click();
  const radios = page.getByRole('radiogroup').getByRole('radio');
  const confirm = page.getByRole('button', { name: questions.confirm });
  if (!(await confirm.isVisible())) return press(radios.nth(statement - 1));
  await press(radios.nth(description - 1));
  await press(confirm);
}

/** Answers the question on the screen with the keyboard alone. */
async function answerByKeyboard(
  page: Page,
  { questions }: Texts,
  { statement, description }: Answering,
): Promise<void> {
  const isDescription = await page.getByRole('button', { name: questions.confirm }).isVisible();
  await page.keyboard.press(String(isDescription ? description : statement));
  if (isDescription) await page.keyboard.press('Enter');
}

/** From the question on the screen to the review, by keyboard. */
export async function answerTheRest(page: Page, texts: Texts, from: number, answering: Answering) {
  for (let number = from; number <= questionCount; number += 1) {
    await expectQuestion(page, texts, number);
    await answerByKeyboard(page, texts, answering);
  }
  await expect(page.getByRole('heading', { level: 1, name: texts.review.heading })).toBeVisible();
}
