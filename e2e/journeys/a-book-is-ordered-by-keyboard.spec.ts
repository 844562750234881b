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

/** The first order, whose address is typed; a reload on the way loses none of it. */
async function orderFirst(page: Page, texts: Texts, reads: Locale): Promise<string> {
  const { shopProduct, shopBilling, personFields } = texts;
  const keys = keysOf(page);
  await page.goto('/product');
  const begun = Date.now();
  await keys.press(shopProduct.order);
  await keys.type(personFields.country, germany[reads], 'combobox');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await keys.type(shopBilling.address.line1, 'Linienstraße 40');
  await keys.type(shopBilling.address.postal_code, '10119');
  await keys.type(personFields.city, 'Berlin', 'combobox');
  await page.keyboard.press('Escape');
  await page.reload();
  const postalCode = page.getByRole('textbox', { name: shopBilling.address.postal_code });
  await expect(postalCode).toHaveValue('10119');
  await order(page, texts, keys);
  return `${keys.presses()} presses, ${Date.now() - begun} ms`;
}

/** Another, to where the first one went: what was typed then is offered. */
async function orderAgain(page: Page, texts: Texts): Promise<string> {
  const keys = keysOf(page);
  await page.goto('/product');
  const begun = Date.now();
  await keys.press(texts.shopProduct.order);
  await order(page, texts, keys);
  expect(keys.presses()).toBe(4);
  return `${keys.presses()} presses, ${Date.now() - begun} ms`;
}

/** Each language at both widths; the address is typed at the first. */
const widths: Readonly<Record<Locale, readonly [typeof wide, typeof wide]>> = {
  en: [wide, narrow],
  fr: [narrow, wide],
  de: [narrow, wide],
};

for (const reads of locales) {
  const [first, second] = widths[reads];
  test.describe(reads, () => {
    test.use({ reads, viewport: first.viewport });

    test('a book is ordered by keyboard, and once more at the other width by four presses', async ({
      request,
      texts,
      signedIn,
    }) => {
      const { token } = await verifiedNewcomer(request);
      const page = await signedIn(token);
      const { width } = first.viewport;
      console.log(`${reads}, first order at ${width}: ${await orderFirst(page, texts, reads)}`);
      await page.setViewportSize(second.viewport);
      const again = await orderAgain(page, texts);
      console.log(`${reads}, second order at ${second.viewport.width}: ${again}`);
      await page.goto('/order-tracking');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    });
  });
}
