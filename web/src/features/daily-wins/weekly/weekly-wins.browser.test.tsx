import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { localDate } from '@stratum/contract/local-date';
import { monthsUntil } from '@stratum/contract/months';
import { addDays, isoWeekOf, isoWeekSpan } from '@stratum/contract/plain-days';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { WeeklyWins } from './weekly-wins.tsx';

const { getWeeklyWins } = dailyWinEndpoints;

const week = (monday: string, points: number, of = 35) => ({
  isoWeek: isoWeekOf(monday),
  ...isoWeekSpan(monday),
  points,
  of,
});
const { timeZone: here } = new Intl.DateTimeFormat().resolvedOptions();
const thisMonday = isoWeekSpan(localDate(new Date(), here)).from;
const weeks = [
  week(addDays(thisMonday, -21), 22),
  week(addDays(thisMonday, -14), 0, 0),
  week(addDays(thisMonday, -7), 30),
  week(thisMonday, 4, 10),
];

const server = fakeApi(answering(getWeeklyWins, { weeks }));

const open = (months: string[]) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>Graph</h1>
      <WeeklyWins months={months} />
    </QueryClientProvider>,
  );

test('weeks are gone through by arrows from the latest one on, and a table says the same', async () => {
  const months = monthsUntil(thisMonday.slice(0, 7), 12);
  const screen = await open(months);
  const bars = screen.getByRole('group', { name: 'Wins per week' });
  await expect.element(bars).toBeVisible();
  expect(server.sent(getWeeklyWins)[0]?.query?.from).toBe(`${months[0]}-01`);
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.tab();
  await expect.element(bars.getByRole('img', { name: /: 4 of 10$/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(bars.getByRole('img', { name: /: 30 of 35$/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(bars.getByRole('img', { name: /: left out$/ })).toHaveFocus();
  await screen.getByText('Show the weeks as a table').click();
  await expect.element(screen.getByRole('row', { name: /22 35$/ })).toBeVisible();
});

test('the week under way is told apart in the present alone', async () => {
  const screen = await open(monthsUntil(thisMonday.slice(0, 7), 12));
  await expect.element(screen.getByText(/This week so far: 4/)).toBeVisible();
  server.now(answering(getWeeklyWins, { weeks: [week('2020-03-02', 12)] }));
  const past = await open(monthsUntil('2020-12', 12));
  await expect.element(past.getByText('Wins per week, 35 at most.', { exact: true })).toBeVisible();
});
