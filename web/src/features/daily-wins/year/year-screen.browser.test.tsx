import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { userIdSchema } from '@stratum/contract/ids';
import { daysBetween, isoWeekOf } from '@stratum/contract/plain-days';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { routeQuery } from '../../../shared/api/route-query.ts';
import { answering, hang, offline, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { allWins, noWins, overviewOf, someRules, today, winDay } from '../wins.fixture.ts';
import WinYear from './year-screen.tsx';

const { getDailyWinRules, getFrozenDays, getWeeklyWins, getWins, getWinsOverview, postDailyWin } =
  dailyWinEndpoints;

const full = '2026-11-19';
const travelled = '2026-11-20';

/** The days of 2026 up to today: one of them full, one travelled. */
const days = daysBetween('2026-01-01', today).map((date) => {
  if (date === full) return winDay(date, { wins: allWins });
  return winDay(date, { skipped: date === travelled ? 'travel' : null });
});
const weeks = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'].map((from) => {
  const [, , , , , , to = from] = daysBetween(from, '2026-12-31');
  const week = daysBetween(from, to).map(
    (date) => days.find((day) => day.date === date) ?? winDay(date),
  );
  const points = from === '2026-11-16' ? 5 : 0;
  return { isoWeek: isoWeekOf(from), from, to, points, days: week };
});

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-000000000071'));
const server = fakeApi(
  answering(getWinsOverview, overviewOf(noWins)),
  answering(getWins, ({ query }) => (query.view === 'year' ? { year: 2026, days } : { weeks })),
  answering(getWeeklyWins, { weeks: weeks.map((week) => ({ ...week, of: 30 })) }),
  answering(getFrozenDays, { items: [{ date: travelled, reason: 'travel' }] }),
  answering(getDailyWinRules, { rules: someRules }),
);

const open = () =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <h1>Daily wins</h1>
      <WinYear />
    </QueryClientProvider>,
  );

async function focus(map: Locator): Promise<void> {
  await expect.element(map).toBeVisible();
  map.element().focus();
}

/** What the heat map says of the day that is chosen. */
const expectSpoken = (map: Locator, text: string) =>
  expect.element(map).toHaveAttribute('aria-valuetext', text);

test('the year is one tab stop, and each day on the way is said', async () => {
  const screen = await open();
  const map = screen.getByRole('slider', { name: 'Wins on each day of 2026' });
  await expectSpoken(map, 'Wednesday 25 November, 0 of 5');
  await expect.element(screen.getByRole('list', { name: 'Week 47' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await focus(map);
  // No day is to come.
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowDown}');
  await expectSpoken(map, 'Thursday 19 November, 5 of 5');
  await expect.element(screen.getByRole('heading', { name: 'Thursday 19 November' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expectSpoken(map, 'Friday 20 November, 0 of 5, left out: travel');
  await userEvent.keyboard('{PageUp}');
  await expectSpoken(map, 'Tuesday 20 October, 0 of 5');
});

test('an arrow that is held reads the rules of the day it stops at, and of none on the way', async () => {
  const screen = await open();
  const map = screen.getByRole('slider');
  await focus(map);
  const rulesOf = () => server.sent(getDailyWinRules).map(({ query }) => query.date);
  await expect.poll(rulesOf).toEqual([today]);
  const press = { key: 'ArrowUp', bubbles: true };
  for (let pressed = 0; pressed < 30; pressed += 1) {
    map.element().dispatchEvent(new KeyboardEvent('keydown', press));
    // React shows each before the next, and no timer runs in between.
    await Promise.resolve();
  }
  await expectSpoken(map, 'Monday 26 October, 0 of 5');
  await expect.poll(rulesOf).toEqual([today, '2026-10-26']);
});

test('on the morning after, without a network, the year goes on with an empty day', async () => {
  const read = overviewOf(allWins);
  const end = Date.parse(read.endsAt);
  vi.useFakeTimers({ toFake: ['Date'], now: end + 8 * 3_600_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  queryClient.setQueryData(routeQuery(getWinsOverview).queryKey, read, { updatedAt: end - 1 });
  server.now(
    answering(getWinsOverview, offline),
    answering(getWins, ({ query: { view, date } }) => {
      if (view === 'year') return date === today ? { year: 2026, days } : offline;
      return { weeks };
    }),
  );
  const screen = await open();
  await expectSpoken(screen.getByRole('slider'), 'Thursday 26 November, 0 of 5');
  await expect.element(screen.getByRole('heading', { name: 'Thursday 26 November' })).toBeVisible();
  await expect.element(screen.getByText(/As of Wednesday,? 25 November\./)).toBeVisible();
});

test('a tap takes the day below it; the weeks shown stay until its own have come', async () => {
  server.now(
    answering(getWins, ({ query }) => {
      if (query.view === 'year') return { year: 2026, days };
      return query.date === '2026-11-29' ? { weeks } : hang;
    }),
  );
  const screen = await open();
  const map = screen.getByRole('slider');
  await focus(map);
  const { width, height } = map.element().getBoundingClientRect();
  await map.click({ position: { x: width / 3, y: height / 2 } });
  await expect.element(screen.getByRole('heading', { name: 'Four weeks' })).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'Week 47' })).toBeVisible();
  expect(Number(map.element().getAttribute('aria-valuenow'))).toBeLessThan(20_600);
});

test('a day of the last week is filled in; an older one is only shown', async () => {
  server.now(answering(postDailyWin, ({ body }) => winDay(body.date, { wins: allWins })));
  const screen = await open();
  const map = screen.getByRole('slider');
  await focus(map);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByText(/^Can be changed until/)).toBeVisible();
  await screen.getByRole('button', { name: 'Alarm, up at 06:30' }).click();
  await expect
    .poll(() => server.sent(postDailyWin).map(({ body }) => body))
    .toEqual([{ date: '2026-11-18', wins: { alarm: true } }]);
  await focus(map);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByText('Alarm, up at 06:30, not done')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Alarm/ })).not.toBeInTheDocument();
});

test('the table says the same, with the reason of a day left out', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Show as a table' }).click();
  const row = screen.getByRole('row', { name: '47 16 Nov 0 0 0 5 travel 0 0' });
  await expect.element(row).toBeVisible();
});

test('a year can be saved as a picture that names nobody unless that is chosen', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Save as a picture' }).click();
  const picture = screen.getByRole('dialog').getByRole('img');
  const words = 'Daily wins 2026, 97% of the last 30 days, 26 days in a row, 1 full day in 2026';
  await expect.element(picture).toHaveAccessibleName(words);
  await expect.element(screen.getByRole('button', { name: 'Save the picture' })).toBeEnabled();
  await expect.poll(() => naturalWidth(picture)).toBe(2400);
  await screen.getByText('With my first name').click();
  await expect.element(picture).toHaveAccessibleName(`Ada · ${words}`);
});

function naturalWidth(picture: Locator): number | undefined {
  const element = picture.element();
  return element instanceof HTMLImageElement ? element.naturalWidth : undefined;
}

test('the year before ends with the chosen day, and leads back', async () => {
  const before = daysBetween('2025-01-01', '2025-12-31').map((date) => winDay(date));
  const best = { from: '2025-05-10', to: '2025-06-20' };
  server.now(
    answering(getWinsOverview, overviewOf(noWins, { best })),
    answering(getWins, ({ query: { view, date } }) => {
      if (view !== 'year') return { weeks };
      return date === today ? { year: 2026, days } : { year: 2025, days: before };
    }),
  );
  const screen = await open();
  await screen.getByRole('button', { name: 'The year before' }).click();
  const map = screen.getByRole('slider', { name: 'Wins on each day of 2025' });
  await expectSpoken(map, 'Wednesday 31 December, 0 of 5');
  await screen.getByRole('button', { name: 'The year after' }).click();
  await expectSpoken(screen.getByRole('slider'), 'Wednesday 25 November, 0 of 5');
});

test('who has no day yet sees when the count begins, and no day of the past', async () => {
  const figures = { streak: 0, perfectStreak: 0, bestStreak: 0, consistency: null };
  server.now(
    answering(
      getWinsOverview,
      overviewOf(noWins, { figures, best: null, counted: { won: 0, days: 0 } }),
    ),
    answering(getWins, ({ query }) =>
      query.view === 'year'
        ? { year: 2026, days: days.map(({ date }) => winDay(date)) }
        : { weeks },
    ),
    answering(getWeeklyWins, { weeks: weeks.map((week) => ({ ...week, points: 0, of: 0 })) }),
    answering(getFrozenDays, { items: [] }),
  );
  const screen = await open();
  await expect.element(screen.getByText('The count begins with your first win.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'The year before' })).toBeDisabled();
});

test('what cannot be read says so, and is tried again', async () => {
  server.now(answering(getFrozenDays, refuse('something_went_wrong')));
  const screen = await open();
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  server.now(answering(getFrozenDays, { items: [] }));
  await again.click();
  await expect.element(screen.getByRole('slider')).toBeVisible();
});
