import type { Page } from '@playwright/test';
import type { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { habits } from '@stratum/contract/habits';
import type { Reply } from '@stratum/contract/route';
import { keepInStorage } from '../support/account.ts';
import { call, verifiedNewcomer } from '../support/people.ts';
import { narrow } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

const telephone = { ...narrow, viewport: { width: 390, height: 664 } };

test.use({ ...telephone, reads: 'de' });

test('a new person checks in five by five taps, without scrolling', async ({
  request,
  signedIn,
  anotherBrowser,
  texts,
  look,
}) => {
  const { dailyWins } = texts;
  const { token } = await verifiedNewcomer(request);
  const page = await signedIn(token);
  await page.goto('/dashboard');
  const count = (wins: number) =>
    page.getByRole('heading', {
      name: say(dailyWins.count, { points: wins, of: habits.length }),
    });
  const rowsOn = (device: Page) =>
    habits.map((habit) =>
      device.getByRole('button', { name: dailyWins.habit[habit], exact: true }),
    );
  const rows = rowsOn(page);

  await test.step('all five stand in view', async () => {
    await expect(count(0)).toBeVisible();
    for (const row of rows) await expect(row).toBeInViewport({ ratio: 1 });
    await look(page, 'check-in');
  });

  await test.step('five taps, and no more', async () => {
    for (const row of rows) {
      // Beside the button that sets a rule.
      await row.tap({ position: { x: 38, y: 32 } });
      await expect(row).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByRole('heading', { name: dailyWins.all_five })).toBeVisible();
    await expect(page.getByText(dailyWins.announce.full)).toBeAttached();
    const stored = () =>
      call<Reply<typeof dailyWinRoutes.getTodaySelected>>(request, 'get', '/get-today-selected', {
        token,
      });
    await expect.poll(async () => (await stored()).points).toBe(habits.length);
  });

  await test.step('another device shows them in one row, which opens', async () => {
    const other = await (await anotherBrowser(telephone)).newPage();
    await keepInStorage(other, { access_token: token });
    await other.goto('/dashboard');
    await other.getByRole('button', { name: dailyWins.show_five }).tap();
    for (const row of rowsOn(other)) await expect(row).toHaveAttribute('aria-pressed', 'true');
    await look(other, 'check-in-full');
  });
});
