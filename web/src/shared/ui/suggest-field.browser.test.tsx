import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { SuggestField } from './suggest-field.tsx';
import { shownSuggestions } from './suggestions.ts';

const moreNote = 'There are more.';
const thousands = Array.from({ length: 5000 }, (_, index) => `Place ${index + 1}`);

function Specimen({ suggestions, onSend }: { suggestions: string[]; onSend?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      className="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <h1>A form</h1>
      <SuggestField
        label="City"
        suggestions={suggestions}
        moreNote={moreNote}
        value={value}
        onChange={setValue}
      />
      <button type="submit">Send</button>
      <output aria-label="Value">{value}</output>
    </form>
  );
}

const field = () => page.getByRole('combobox', { name: 'City' });
const options = () => page.getByRole('option');
const value = () => page.getByRole('status', { name: 'Value' });

test('of thousands the first are shown, and typing narrows them down', async () => {
  await renderInApp(<Specimen suggestions={thousands} />);
  await field().click();
  await expect.element(page.getByText(moreNote)).toBeVisible();
  expect(options().elements()).toHaveLength(shownSuggestions);
  await userEvent.keyboard('place 4321');
  await expect.element(page.getByRole('option', { name: 'Place 4321' })).toBeVisible();
  await expect.element(page.getByText(moreNote)).not.toBeInTheDocument();
  expect(options().elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

test('what is none of the suggestions is taken as it was typed', async () => {
  await renderInApp(<Specimen suggestions={['Bern', 'Thun']} />);
  await field().fill('Atlantis');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(field()).toHaveValue('Atlantis');
  await expect.element(value()).toHaveTextContent('Atlantis');
});

test('Enter sends no form, also where there is no list', async () => {
  const send = vi.fn();
  await renderInApp(<Specimen suggestions={[]} onSend={send} />);
  await field().fill('Ber');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(send).toHaveBeenCalledOnce();
  await expect.element(field()).toHaveValue('Ber');
});
