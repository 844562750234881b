import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { timeZoneLabel } from '../../../shared/person-fields/time-zone.ts';
import { show } from '../profile.fixture.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

function Specimen() {
  const [value, setValue] = useState('Europe/London');
  return (
    <div className="wrap">
      <TimeZoneField kept="Europe/London" value={value} onChange={setValue} />
      <output aria-label="Value">{value}</output>
    </div>
  );
}

beforeEach(() => {
  const zones = ['Asia/Tokyo', 'Europe/London', 'Europe/Vienna'];
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zones);
  return () => vi.restoreAllMocks();
});

const field = () => page.getByRole('combobox');
const value = () => page.getByRole('status', { name: 'Value' });

test('the time zone can be emptied and found by another part of it', async () => {
  await show(<Specimen />);
  await field().fill('');
  await userEvent.keyboard('austria');
  const found = page.getByRole('option', { name: timeZoneLabel('Europe/Vienna', 'en') });
  await expect.element(found).toBeVisible();
  await found.click();
  await expect.element(value()).toHaveTextContent('Europe/Vienna');
});

test('left empty it is the one before', async () => {
  await show(<Specimen />);
  await expect.element(field()).toHaveValue(timeZoneLabel('Europe/London', 'en'));
  await field().fill('');
  await userEvent.tab();
  await expect.element(field()).toHaveValue(timeZoneLabel('Europe/London', 'en'));
  await expect.element(value()).toHaveTextContent('Europe/London');
});
