import { expect, test } from '../support/test.ts';

test('the description of the API can be read in a browser', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('link', { name: '/auth/sign-up' })).toBeVisible();
});
