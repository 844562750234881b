import { longest } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test.use({ reads: longest, reducedMotion: 'reduce' });

test('every part of the kit keeps to its place and shuts nobody out', async ({ page, look }) => {
  await page.goto(`/${longest}/dev/kit`);
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await look(page, 'kit');
});
