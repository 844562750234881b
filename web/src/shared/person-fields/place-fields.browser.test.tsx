import { placeEndpoints } from '@stratum/contract/endpoints/places';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { PlaceFields } from './place-fields.tsx';

const nowhere = { country: null as string | null, state: '', city: '' };
const field = (name: string) => page.getByRole('combobox', { name });

function Address() {
  const [place, setPlace] = useState(nowhere);
  return (
    <form>
      <PlaceFields
        value={place}
        onChange={(typed) => setPlace((before) => ({ ...before, ...typed }))}
        label={(name) => name}
      />
      <output aria-label="Place">{JSON.stringify(place)}</output>
    </form>
  );
}

fakeApi(answering(placeEndpoints.getState, []), answering(placeEndpoints.getCity, []));

/** As a browser does: the value at once and without the focus, then `input` and `change`. */
function fillAsBrowser(name: string, text: string): void {
  const input = field(name).element();
  expect.assert(input instanceof HTMLInputElement);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test.each(['Switzerland', 'CH'])('the browser may fill in where one lives: %s', async (country) => {
  await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <Address />
    </QueryClientProvider>,
  );
  await expect.element(field('country')).toHaveAttribute('autocomplete', 'country-name');
  fillAsBrowser('country', country);
  await expect.element(field('country')).toHaveValue('Switzerland');
  await expect.element(field('state')).toHaveAttribute('autocomplete', 'address-level1');
  await expect.element(field('city')).toHaveAttribute('autocomplete', 'address-level2');
  fillAsBrowser('state', 'Bern');
  fillAsBrowser('city', 'Thun');
  await expect
    .element(page.getByRole('status', { name: 'Place' }))
    .toHaveTextContent('{"country":"CH","state":"Bern","city":"Thun"}');
});
