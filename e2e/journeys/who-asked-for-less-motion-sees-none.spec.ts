import { wake } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

test('a dialog stands at once', async ({ page, texts }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toHaveCSS('transition-duration', '0s');
  const start = page.getByRole('link', { name: texts.home.hero.start }).first();
  await wake(page, start);
  await start.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
  expect(await page.evaluate(moving)).toEqual([]);
});
