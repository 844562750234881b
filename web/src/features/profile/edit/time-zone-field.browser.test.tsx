import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../profile.fixture.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

function Specimen() {
  const [value, setValue] = useState('Europe/London');
  return (
    <>
      <TimeZoneField kept="Europe/London" value={value} onChange={setValue} />
      <output aria-label="Value">{value}</output>
    </>
  );
}

beforeEach(() => {
  const zones = ['Asia/Tokyo', 'Europe/London', 'Europe/Paris'];
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zones);
  return () => vi.restoreAllMocks();
});

const field = () => page.getByRole('combobox');
const value = () => page.getByRole('status', { name: 'Value' });

test('the time zone can be emptied and typed anew', async () => {
  await show(<Specimen />);
  await field().fill('');
  await userEvent.keyboard('Asia/Tok');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await expect.element(value()).toHaveTextContent('Asia/Tokyo');
});

test('left empty it is the one before', async () => {
  await show(<Specimen />);
  await field().fill('');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('Europe/London');
  await expect.element(value()).toHaveTextContent('Europe/London');
});
