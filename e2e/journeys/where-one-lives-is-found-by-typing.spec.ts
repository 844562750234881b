import { fillIdentity } from '../support/account.ts';
import { call, newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

test('country, state and city are chosen by keyboard, each within the one before', async ({
  page,
  request,
  texts,
  texts: { auth, personFields },
}) => {
  // The server reads the world's cities when it is first asked for some.
  await call(request, 'get', '/get-city?country=CH&state=BE');
  const box = (label: string) =>
    page.getByRole('combobox', { name: say(personFields.optional, { label }) });
  const choose = async (label: string, typed: string, name: string) => {
    await expect(box(label)).toHaveAttribute('placeholder', personFields.search_placeholder);
    await box(label).fill(typed);
    const option = page.getByRole('option', { name, exact: true });
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    await expect(box(label)).toHaveValue(name);
    await expect(page.getByRole('listbox')).toBeHidden();
  };
  await page.goto('/signup');
  await fillIdentity(page, texts, newcomer());
  await expect(page.getByRole('heading', { name: auth.signupnext.heading })).toBeVisible();
  await choose(personFields.country, 'switz', 'Switzerland');
  await choose(personFields.state, 'ber', 'Bern');
  await choose(personFields.city, 'thu', 'Thun');
  await expect(page).toHaveURL(/\/signupnext$/);
});
