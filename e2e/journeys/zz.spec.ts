import { expect, test } from '../support/test.ts';
test.use({ reducedMotion: 'reduce' });
test('zz', async ({ page }) => {
  for (const p of ['/', '/login']) {
  await page.goto(p);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  console.log(p, await page.evaluate(() => [matchMedia('(prefers-reduced-motion: reduce)').matches, getComputedStyle(document.documentElement).getPropertyValue('--motion-3'), getComputedStyle(document.querySelector('footer')!).transitionDuration]));
  }
});
