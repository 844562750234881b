import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { contrastOn, emulateTheme, fillContrast, systemThemes } from '../../testing/contrast.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { RouteForm } from '../forms/route-form.tsx';
import { useRouteForm } from '../forms/use-route-form.ts';
import { DateButton, DateField, NumberField, TimeField } from './lazy-fields.tsx';

const plan = z.strictObject({
  due: z.string('required'),
  time: z.string('required'),
  weeks: z.number('required').max(52, 'required'),
});
type Plan = { due: string | null; time: string | null; weeks: number | null };

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
});

function PlanForm({ initial }: { initial: Plan }) {
  const [values, setValues] = useState(initial);
  const form = useRouteForm({ body: plan }, { values, send: (body) => void sent.push(body) });
  return (
    <RouteForm form={form}>
      <h1>A plan</h1>
      <DateField
        label="Due"
        name="due"
        value={values.due}
        min="2026-11-23"
        onChange={(due) => setValues({ ...values, due })}
      />
      <TimeField
        label="Time"
        name="time"
        value={values.time}
        onChange={(time) => setValues({ ...values, time })}
      />
      <NumberField
        label="Weeks"
        name="weeks"
        value={values.weeks}
        max={52}
        onChange={(weeks) => setValues({ ...values, weeks })}
      />
      <button type="submit">Save</button>
    </RouteForm>
  );
}

const save = () => page.getByRole('button', { name: 'Save' });
const segment = (name: RegExp) => page.getByRole('spinbutton', { name });
const plan2026: Plan = { due: '2026-12-20', time: '20:30', weeks: 12 };

test('day, time and number are typed, each in its parts, and sent as the contract has them', async () => {
  await renderInApp(<PlanForm initial={{ due: null, time: null, weeks: null }} />);
  await expect.element(segment(/day/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  // A group within itself would be read out twice.
  for (const name of ['Due', 'Time'])
    expect(page.getByRole('group', { name }).elements()).toHaveLength(1);
  await segment(/day/).click();
  await userEvent.keyboard('24112026');
  await segment(/hour/).click();
  await userEvent.keyboard('0705');
  await page.getByRole('textbox', { name: 'Weeks' }).fill('60');
  await userEvent.tab();
  await save().click();
  await expect.poll(() => sent).toEqual([{ due: '2026-11-24', time: '07:05', weeks: 52 }]);
});

test('what is missing is said at its field, and the focus goes to its first part', async () => {
  await renderInApp(<PlanForm initial={{ ...plan2026, due: null }} />);
  await expect.element(segment(/day/)).toBeVisible();
  await save().click();
  await expect.element(segment(/day/)).toHaveFocus();
  await expect.element(segment(/day/)).toHaveAccessibleDescription('This Field is Required');
  expect(sent).toEqual([]);
});

test('a day is chosen by arrows in the calendar, which returns the focus', async () => {
  await renderInApp(<PlanForm initial={plan2026} />);
  const opener = page.getByRole('button', { name: /Calendar/ });
  await opener.click();
  await expect.element(page.getByRole('button', { name: /20 December 2026/ })).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await save().click();
  await expect.poll(() => sent).toEqual([{ ...plan2026, due: '2026-12-27' }]);
});

function Row() {
  const [day, setDay] = useState('2026-12-20');
  return (
    <DateButton label="Due" value={day} onChange={setDay}>
      by {day}
    </DateButton>
  );
}

test('the words of a day open the calendar too', async () => {
  await renderInApp(<Row />);
  await page.getByRole('button', { name: 'Due by 2026-12-20' }).click();
  await expect.element(page.getByRole('button', { name: /20 December 2026/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Due by 2026-12-21' })).toHaveFocus();
});

test.each(systemThemes)(
  'in the theme %s the chosen day stands out, and so do its words',
  async (theme) => {
    await emulateTheme(theme);
    await renderInApp(<Row />);
    await page.getByRole('button').click();
    const day = page.getByRole('button', { name: /20 December 2026/ });
    await expect.element(day).toBeVisible();
    expect(fillContrast(day.element())).toBeGreaterThan(3);
    expect(contrastOn(day.element(), getComputedStyle(day.element()).color)).toBeGreaterThan(4.5);
  },
);
afterEach(() => emulateTheme('light'));
