import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/in-app.tsx';
import { ComboBox } from './combo-box.tsx';
import messages from './messages.en.json';

const hundreds = Array.from({ length: 400 }, (_, index) => ({
  id: `${index + 1}`,
  name: `Place ${index + 1}`,
}));

function Specimen() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <form className="wrap">
      <ComboBox label="Place" options={hundreds} value={value} onChange={setValue} />
    </form>
  );
}

const field = () => page.getByRole('combobox', { name: 'Place' });
const options = () => page.getByRole('option');
const option = (name: string) => page.getByRole('option', { name, exact: true });

test('of hundreds those in sight are in the page, and each says which of how many it is', async () => {
  await renderInApp(<Specimen />);
  await field().click();
  await expect.element(options().first()).toHaveAttribute('aria-setsize', '400');
  expect(options().elements().length).toBeLessThan(40);
  await userEvent.keyboard('{ArrowUp}');
  const last = option('Place 400');
  await expect.element(last).toBeVisible();
  await expect.element(last).toHaveAttribute('aria-posinset', '400');
  await expect.element(field()).toHaveAttribute('aria-activedescendant', last.element().id);
});

test('options are there again after nothing was found, and where the list opens anew', async () => {
  await renderInApp(<Specimen />);
  await field().fill('nowhere');
  await expect.element(page.getByText(messages.nothing_found)).toBeVisible();
  await field().fill('place 321');
  await expect.element(option('Place 321')).toBeVisible();
  await userEvent.keyboard('{Escape}{Tab}');
  await field().fill('place 123');
  await expect.element(option('Place 123')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await field().fill('nowhere');
  await field().fill('place 399');
  await expect.element(option('Place 399')).toBeVisible();
});
