import { expect, type Page } from '@playwright/test';
import type { Newcomer } from './people.ts';
import type { Texts } from './texts.ts';

/** Fills step 1 of signing up, wherever it stands, and goes on. */
export async function fillIdentity(page: Page, { auth }: Texts, person: Newcomer): Promise<void> {
  await page.getByLabel(auth.first_name, { exact: true }).fill(person.first_name);
  await page.getByLabel(auth.last_name, { exact: true }).fill(person.last_name);
  await page.getByLabel(auth.email, { exact: true }).fill(person.email);
  await page.getByLabel(auth.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: auth.signup.submit }).click();
}

/** Signs in at the login page and waits until the product knows who it is. */
export async function logIn(
  page: Page,
  { auth }: Texts,
  person: { email: string; password: string; first_name: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(auth.email, { exact: true }).fill(person.email);
  await page.getByLabel(auth.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: auth.login.submit }).click();
  await expect(personMenu(page, person.first_name)).toBeVisible();
}

/** The menu in the header that carries the person's name. */
export function personMenu(page: Page, firstName: string) {
  return page.getByRole('banner').locator('summary', { hasText: firstName });
}

/**
 * The start of the app on a pre-rendered page, whose links lead to pages until then: it begins
 * with the first movement, and is over when React has taken this element over.
 */
export async function wake(page: Page, link: ReturnType<Page['getByRole']>): Promise<void> {
  await page.mouse.move(200, 200);
  await expect
    .poll(() =>
      link.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
}

/** Goes to an address of the running app as its links do: a page loaded anew costs five times as much. */
export async function goWithinApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Puts items into local storage from a file of the product that starts no app. */
export async function keepInStorage(
  page: Page,
  items: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, items);
}
