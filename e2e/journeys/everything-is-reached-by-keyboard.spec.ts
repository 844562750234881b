import type { Page } from '@playwright/test';
import { personMenu, wake } from '../support/account.ts';
import { answerTheRest, expectQuestion } from '../support/assessment.ts';
import { categoryName } from '../support/model.ts';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

/** The element that has the focus shows it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = page.locator('*:focus');
  const shown = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isVisible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 1;
    return { element: element.outerHTML.slice(0, 160), isVisible };
  });
  expect.soft(shown, 'the element that has the focus').toMatchObject({ isVisible: true });
}

/** Goes on with Tab until the element has the focus, and sees it everywhere on the way. */
async function tabTo(
  page: Page,
  target: ReturnType<Page['getByRole']>,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const longestWay = 40;
  for (let step = 0; step < longestWay; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  throw new Error(`${target.toString()} is not reached with Tab`);
}

test('home: past the header at once, or through it in its order', async ({ page, texts }) => {
  const { shell, home } = texts;
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skip_to_content });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: home.hero.start }).first()).toBeFocused();

  await page.goto('/');
  await page.keyboard.press('Tab');
  const banner = page.getByRole('banner');
  const link = (name: string) => banner.getByRole('link', { name });
  const menu = (name: string) =>
    banner.getByRole('navigation').locator('summary', { hasText: name });
  for (const stop of [
    link(shell.brand),
    link(shell.assessment),
    menu(shell.resources),
    menu(shell.performance_library),
    link(shell.log_in),
    link(shell.sign_up),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expectVisibleFocus(page);
  }
});

test('dialogs keep the focus while they are open and give it back', async ({ page, texts }) => {
  const { shell, auth } = texts;
  await page.goto('/');
  const signUp = page.getByRole('banner').getByRole('link', { name: shell.sign_up });
  await wake(page, signUp);
  await tabTo(page, signUp);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: auth.signup.heading });
  await expect(dialog.getByLabel(auth.first_name, { exact: true })).toBeFocused();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
    await expectVisibleFocus(page);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(signUp).toBeFocused();
});

test.describe('signed in', () => {
  test('menus open, close and lead on', async ({ request, texts, signedIn }) => {
    const { shell } = texts;
    const person = await verifiedNewcomer(request);
    const page = await signedIn(person.token);
    await page.goto('/self-assessment');
    const menu = personMenu(page, person.first_name);
    const logOut = page.getByRole('button', { name: shell.log_out });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expect(logOut).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.profile, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.my_collection, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.orders, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(logOut).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(logOut).toBeHidden();
    await expect(menu).toBeFocused();
    const assessment = page
      .getByRole('banner')
      .getByRole('navigation')
      .locator('summary', { hasText: shell.assessment });
    await tabTo(page, assessment, 'Shift+Tab');
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: shell.dashboard }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('an assessment, from the list to the result', async ({
    request,
    texts,
    reads,
    signedIn,
  }) => {
    const { overview, questions, review, result } = texts;
    const category = categoryName('mentality', reads);
    const person = await verifiedNewcomer(request);
    const page = await signedIn(person.token);
    await page.goto('/self-assessment');
    await tabTo(page, page.getByRole('link', { name: say(overview.begin_named, { category }) }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: questions.consent.agree }));
    await page.keyboard.press('Enter');
    const radios = page.getByRole('radiogroup').getByRole('radio');

    await test.step('arrows move, Space answers, Backspace goes back', async () => {
      await expectQuestion(page, texts, 1);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(radios.nth(0)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(radios.nth(1)).toBeFocused();
      await expectVisibleFocus(page);
      await page.keyboard.press('Space');
      await expectQuestion(page, texts, 2);
      await page.keyboard.press('Backspace');
      await expectQuestion(page, texts, 1);
      await expect(radios.nth(1)).toBeChecked();
      await page.keyboard.press('5');
      await expectQuestion(page, texts, 2);
    });
    await test.step('the dialog of answers leads back to a question', async () => {
      const opener = page.getByRole('button', { name: questions.answers_so_far });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: review.change }));
      await page.keyboard.press('Enter');
      await expectQuestion(page, texts, 1);
      await expect(radios.nth(4)).toBeChecked();
    });
    await answerTheRest(page, texts, 1, { statement: 4, description: 5 });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: review.see_result }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: result.looks_like })).toBeVisible();
  });
});
