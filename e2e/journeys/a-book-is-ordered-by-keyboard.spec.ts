import type { Page } from '@playwright/test';
import { type Locale, locales } from '@stratum/contract/locale';
import { verifiedNewcomer } from '../support/people.ts';
import { narrow, wide } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import type { Texts } from '../support/texts.ts';

const germany: Readonly<Record<Locale, string>> = {
  en: 'Germany',
  fr: 'Allemagne',
  de: 'Deutschland',
};

/** The keys of one who orders: what is reached by Tab, and what is pressed there. */
function keysOf(page: Page) {
  let presses = 0;
  async function tabTo(target: ReturnType<Page['getByRole']>): Promise<void> {
    const longestWay = 40;
    // A list that opens on the way hides the rest of the page from whoever asks for roles.
    const wanted = await target.elementHandle();
    for (let step = 0; step < longestWay; step += 1) {
      if (await wanted?.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${target.toString()} is not reached with Tab`);
  }
  return {
    presses: () => presses,
    async press(name: string) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeEnabled();
      await tabTo(button);
      await page.keyboard.press('Enter');
      presses += 1;
    },
    async type(name: string, text: string, role: 'textbox' | 'combobox' = 'textbox') {
      await tabTo(page.getByRole(role, { name, exact: true }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}

/** From the address to the confirmation, which is left; the address may be that of last time. */
async function order(page: Page, { shopBilling }: Texts, keys: ReturnType<typeof keysOf>) {
  await keys.press(shopBilling.address.next);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(shopBilling.delivery.heading);
  await keys.press(shopBilling.delivery.next);
  await expect(heading).toHaveText(shopBilling.review.heading);
  await keys.press(shopBilling.review.order);
  await expect(heading).toHaveText(shopBilling.confirmed.heading);
}

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads });

    test('a book is ordered by keyboard, and again in fewer steps on a phone', async ({
      request,
      texts,
      texts: { shopProduct, shopBilling, personFields, shopOrders },
      signedIn,
    }) => {
      const { token } = await verifiedNewcomer(request);
      const page = await signedIn(token);
      const first = keysOf(page);
      await page.goto('/product');
      const begun = Date.now();
      await first.press(shopProduct.order);
      await first.type(personFields.country, germany[reads], 'combobox');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await first.type(shopBilling.address.line1, 'Linienstraße 40');
      await first.type(shopBilling.address.postal_code, '10119');
      await first.type(personFields.city, 'Berlin', 'combobox');
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(
        page.getByRole('textbox', { name: shopBilling.address.postal_code }),
      ).toHaveValue('10119');
      await order(page, texts, first);
      const took = Date.now() - begun;

      await page.setViewportSize(narrow.viewport);
      const again = keysOf(page);
      await page.goto('/product');
      const begunAgain = Date.now();
      await again.press(shopProduct.order);
      await order(page, texts, again);
      const tookAgain = Date.now() - begunAgain;
      await page.setViewportSize(wide.viewport);

      await page.goto('/order-tracking');
      await expect(page.getByRole('heading', { name: shopOrders.title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
      expect(again.presses()).toBe(4);
      console.log(
        `${reads}: first order ${first.presses()} presses, ${took} ms; again ${again.presses()} presses, ${tookAgain} ms`,
      );
    });
  });
}
