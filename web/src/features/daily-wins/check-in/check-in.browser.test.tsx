import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { userIdSchema } from '@stratum/contract/ids';
import { addDays } from '@stratum/contract/plain-days';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { routeQuery } from '../../../shared/api/route-query.ts';
import { applyLiveChange } from '../../../shared/live/live-change.ts';
import { outbox } from '../../../shared/outbox/index.ts';
import { hasToasts } from '../../../shared/toasts/toasts.tsx';
import { ada } from '../../../testing/ada.ts';
import { answering, offline, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { changedDay } from '../changed-day.ts';
import { withWins } from '../win-day.ts';
import {
  allWins,
  noWins,
  overviewOf,
  someRules,
  today,
  weekWith,
  winDay,
} from '../wins.fixture.ts';
import { CheckIn } from './check-in.tsx';

const {
  celebrateStreak,
  getDailyWin,
  getDailyWinRules,
  getFrozenDays,
  getWins,
  getWinsOverview,
  pauseDailyWins,
  postDailyWin,
  putDailyWinRules,
  skipDailyWin,
} = dailyWinEndpoints;
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-000000000081'));
const server = fakeApi(
  answering(getWinsOverview, overviewOf(noWins)),
  answering(getDailyWinRules, { rules: someRules }),
  answering(getFrozenDays, { items: [{ date: '2026-11-20', reason: 'rest_weekday' }] }),
  answering(profileEndpoints.profileInfo, { ...ada, timeZone: here }),
);

const open = (at?: string) =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <h1>Dashboard</h1>
      <CheckIn />
    </QueryClientProvider>,
    at,
  );

test('the address of the check-in leads to it, once it is there', async () => {
  const read = Promise.withResolvers<void>();
  server.now(answering(getWinsOverview, () => read.promise.then(() => overviewOf(noWins))));
  const screen = await open('/en/dashboard#check-in');
  read.resolve();
  await expect.element(screen.getByRole('region', { name: '0 of 5' })).toHaveFocus();
});

test('a tap shows before the server has answered, and a second one takes it back in its order', async () => {
  const first = Promise.withResolvers<void>();
  let stored = noWins;
  server.now(
    answering(getWinsOverview, () => overviewOf(stored)),
    answering(postDailyWin, async ({ body }) => {
      await first.promise;
      stored = withWins(winDay(today, { wins: stored }), body.wins).wins;
      return winDay(body.date, { wins: stored });
    }),
  );
  const screen = await open();
  const alarm = screen.getByRole('button', { name: 'Alarm, up at 06:30' });
  await expect.element(alarm).toHaveAttribute('aria-pressed', 'false');
  expect(await accessibilityFaults()).toEqual([]);
  await alarm.click();
  await expect.element(alarm).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('heading', { name: '1 of 5' })).toBeVisible();
  // One that has not left yet would be replaced by the second.
  await expect.poll(() => server.sent(postDailyWin)).toHaveLength(1);
  await alarm.click();
  await expect.element(alarm).toHaveAttribute('aria-pressed', 'false');
  first.resolve();
  await expect
    .poll(() => server.sent(postDailyWin).map(({ body }) => body.wins))
    .toEqual([{ alarm: true }, { alarm: false }]);
  await expect.element(alarm).toHaveAttribute('aria-pressed', 'false');
});

test('what another device has won meanwhile stands beside the tap', async () => {
  const screen = await open();
  const fitness = screen.getByRole('button', { name: /^Personal fitness/ });
  await expect.element(fitness).toHaveAttribute('aria-pressed', 'false');
  const both = { ...noWins, alarm: true, personalFitness: true };
  server.now(
    answering(postDailyWin, winDay(today, { wins: both })),
    answering(getWinsOverview, overviewOf(both)),
  );
  await screen.getByRole('button', { name: /^Alarm/ }).click();
  await expect.element(fitness).toHaveAttribute('aria-pressed', 'true');
});

test('a refused tap is taken back, and says why', async () => {
  const reason = 'A day can be filled in for seven days.';
  server.now(answering(postDailyWin, refuse('invalid_input', { fields: { date: reason } })));
  const screen = await open();
  const alarm = screen.getByRole('button', { name: /^Alarm/ });
  await alarm.click();
  await expect.element(screen.getByText(reason)).toBeVisible();
  await expect.element(alarm).toHaveAttribute('aria-pressed', 'false');
});

test('taps without a network are kept, say so, and arrive one for each habit, the last of each', async () => {
  server.now(answering(postDailyWin, offline));
  const screen = await open();
  const alarm = screen.getByRole('button', { name: /^Alarm/ });
  const fitness = screen.getByRole('button', { name: /^Personal fitness/ });
  await alarm.click();
  await expect.element(screen.getByText('kept here, waiting')).toBeVisible();
  await expect.element(screen.getByText('What is waiting has not been counted yet.')).toBeVisible();
  await fitness.click();
  await fitness.click();
  await fitness.click();
  await expect.element(screen.getByRole('heading', { name: '2 of 5' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  const before = server.sent(postDailyWin).length;
  let stored = noWins;
  server.now(
    answering(getWinsOverview, () => overviewOf(stored)),
    answering(postDailyWin, ({ body }) => {
      stored = withWins(winDay(today, { wins: stored }), body.wins).wins;
      return winDay(body.date, { wins: stored });
    }),
  );
  expect(await outbox.flush()).toBe(true);
  expect(
    server
      .sent(postDailyWin)
      .slice(before)
      .map(({ body }) => body.wins),
  ).toEqual([{ alarm: true }, { personalFitness: true }]);
  await expect.element(alarm).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByText('kept here, waiting')).not.toBeInTheDocument();
});

test('an event of another device takes no tap back that still waits', async () => {
  const answered = Promise.withResolvers<void>();
  server.now(
    answering(postDailyWin, async () => {
      await answered.promise;
      return winDay(today, { wins: { ...noWins, alarm: true, personalFitness: true } });
    }),
  );
  const screen = await open();
  const alarm = screen.getByRole('button', { name: /^Alarm/ });
  await alarm.click();
  await expect.poll(() => server.sent(postDailyWin)).toHaveLength(1);
  const elsewhere = winDay(today, { wins: { ...noWins, personalFitness: true } });
  const { domain } = getWinsOverview;
  applyLiveChange(queryClient, { domain, patches: changedDay(today, () => elsewhere) });
  const fitness = screen.getByRole('button', { name: /^Personal fitness/ });
  await expect.element(fitness).toHaveAttribute('aria-pressed', 'true');
  await expect.element(alarm).toHaveAttribute('aria-pressed', 'true');
  answered.resolve();
  await expect.poll(() => outbox.entries.getState().entries).toEqual([]);
});

test('on the morning after, without a network, the new day is empty, and a tap waits for it', async () => {
  const read = overviewOf(allWins);
  const end = Date.parse(read.endsAt);
  const tomorrow = addDays(today, 1);
  vi.useFakeTimers({ toFake: ['Date'], now: end + 8 * 3_600_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  queryClient.setQueryData(routeQuery(getWinsOverview).queryKey, read, { updatedAt: end - 1 });
  server.now(answering(getWinsOverview, offline), answering(postDailyWin, offline));
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: '0 of 5' })).toBeVisible();
  await expect.element(screen.getByText(/^As of Wednesday,? 25 November\.$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Alarm, up at 06:30' }).click();
  await expect.element(screen.getByRole('heading', { name: '1 of 5' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Thursday, 1 of 5' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Wednesday, 5 of 5' })).toBeVisible();
  await expect
    .poll(() => server.sent(postDailyWin).map(({ body }) => body))
    .toContainEqual({ date: tomorrow, wins: { alarm: true } });
});

test('what asks for the check-in goes from the screen of the device with the first yes', async () => {
  const shown = ['checkin_reminder', 'streak_at_risk', 'checkin_answered'].map((tag) => ({
    tag,
    close: vi.fn<() => void>(),
  }));
  const registration = { getNotifications: async () => shown } as unknown;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
    registration as ServiceWorkerRegistration,
  );
  const closed = () => shown.filter(({ close }) => close.mock.calls.length > 0);
  const screen = await open();
  const alarm = screen.getByRole('button', { name: /^Alarm/ });
  await expect.element(alarm).toBeVisible();
  expect(closed()).toEqual([]);
  server.now(answering(postDailyWin, winDay(today, { wins: { ...noWins, alarm: true } })));
  await alarm.click();
  await expect
    .poll(() => closed().map(({ tag }) => tag))
    .toEqual(['checkin_reminder', 'streak_at_risk']);
});

test('the fifth is announced, and its row stays under the thumb', async () => {
  const four = { ...allWins, alarm: false };
  server.now(answering(getWinsOverview, overviewOf(four)));
  const screen = await open();
  const alarm = screen.getByRole('button', { name: /^Alarm/ });
  await expect.element(alarm).toHaveAttribute('aria-pressed', 'false');
  server.now(
    answering(postDailyWin, winDay(today, { wins: allWins })),
    answering(getWinsOverview, overviewOf(allWins)),
  );
  await alarm.click();
  await expect.element(screen.getByText('All five done.')).toBeInTheDocument();
  await expect.element(screen.getByText('1 full day this week')).toBeVisible();
  await expect.element(alarm).toBeVisible();
});

test('a visit that begins with a full day begins folded, and opens', async () => {
  server.now(answering(getWinsOverview, overviewOf(allWins)));
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'All five' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Alarm/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Show all five' }).click();
  await expect
    .element(screen.getByRole('button', { name: /^Alarm/ }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('a past day is opened with its own rules and filled in; days to come cannot be', async () => {
  const then = { ...someRules, alarm: { text: 'up at 07:00', next: null } };
  server.now(answering(getDailyWinRules, { rules: then }));
  const screen = await open();
  await screen.getByRole('button', { name: 'Monday, 0 of 5' }).click();
  await expect
    .element(screen.getByText(/^Monday,? 23 November\. Can be changed until/))
    .toBeVisible();
  const filled = winDay('2026-11-23', { wins: allWins, filledLater: true });
  server.now(
    answering(getWinsOverview, overviewOf(noWins, { week: weekWith(today, filled) })),
    answering(postDailyWin, filled),
  );
  await screen.getByRole('button', { name: 'Alarm, up at 07:00' }).click();
  await expect
    .poll(() => server.sent(postDailyWin).map(({ body }) => body))
    .toEqual([{ date: '2026-11-23', wins: { alarm: true } }]);
  await expect
    .element(screen.getByText(/^Monday,? 23 November, filled in later\. Can be changed/))
    .toBeVisible();
  expect(screen.getByRole('button', { name: /^Set your rule/ }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Thursday/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Back to today' }).click();
  await expect.element(screen.getByRole('button', { name: 'Alarm, up at 06:30' })).toBeVisible();
});

test('the week before is opened too, as far as its days can be filled in', async () => {
  server.now(answering(getWins, weekWith('2026-11-21', winDay('2026-11-19', { wins: allWins }))));
  const screen = await open();
  await screen.getByRole('button', { name: 'Last week' }).click();
  await screen.getByRole('button', { name: 'Thursday, 5 of 5' }).click();
  await expect.element(screen.getByRole('heading', { name: /^All five/ })).toBeVisible();
  // The 17th is eight days ago.
  expect(screen.getByRole('button', { name: /^Tuesday/ }).elements()).toEqual([]);
  await expect
    .element(screen.getByRole('button', { name: 'Friday, 0 of 5, left out: day of rest' }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Back to today' }).click();
  await expect.element(screen.getByRole('button', { name: 'Last week' })).toBeVisible();
});

test('a week before that cannot be read says so, and is read once more', async () => {
  server.now(answering(getWins, offline));
  const screen = await open();
  await screen.getByRole('button', { name: 'Last week' }).click();
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  server.now(answering(getWins, weekWith('2026-11-21', winDay('2026-11-19', { wins: allWins }))));
  await again.click();
  await expect.element(screen.getByRole('button', { name: 'Thursday, 5 of 5' })).toBeVisible();
});

test('a day is skipped with a reason', async () => {
  const skipped = winDay(today, { skipped: 'travel' });
  server.now(answering(skipDailyWin, skipped));
  const screen = await open();
  await screen.getByRole('button', { name: 'More about this day' }).click();
  await screen.getByRole('menuitem', { name: 'Skip this day' }).click();
  await screen.getByText('I am travelling').click();
  expect(await accessibilityFaults()).toEqual([]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Skip this day' }).click();
  await expect
    .poll(() => server.sent(skipDailyWin).map(({ body }) => body))
    .toEqual([{ date: today, reason: 'travel' }]);
});

test('a pause is made until a day, and ended', async () => {
  server.now(answering(pauseDailyWins, ({ body }) => ({ until: body.until })));
  const screen = await open();
  await screen.getByRole('button', { name: 'More about this day' }).click();
  await screen.getByRole('menuitem', { name: 'Pause' }).click();
  await screen.getByText(/^14 days/).click();
  server.now(answering(getWinsOverview, overviewOf(noWins, { pausedUntil: '2026-12-08' })));
  await screen.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
  await expect.element(screen.getByText(/^Paused until Tuesday,? 8 December/)).toBeVisible();
  await screen.getByRole('button', { name: 'More about this day' }).click();
  await screen.getByRole('menuitem', { name: 'End the pause' }).click();
  await expect
    .poll(() => server.sent(pauseDailyWins).map(({ body }) => body.until))
    .toEqual(['2026-12-08', null]);
});

test('a rule is set by a button of its own, which sends only what was changed and says what waits', async () => {
  const alarm = { text: 'up at 06:30', next: { text: null, from: '2026-11-26' } };
  server.now(answering(putDailyWinRules, { rules: { ...someRules, alarm } }));
  const screen = await open();
  await screen.getByRole('button', { name: 'Set your rule: Purposeful nutrition' }).click();
  const field = screen.getByRole('dialog').getByLabelText('Purposeful nutrition');
  await field.fill('one meal cooked fresh');
  await screen.getByLabelText('Alarm').fill('');
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.sent(putDailyWinRules).map(({ body }) => body.rules))
    .toEqual([{ alarm: null, purposefulNutrition: 'one meal cooked fresh' }]);
  expect(server.sent(postDailyWin)).toEqual([]);
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  expect(hasToasts.getState()).toBe(true);
  hasToasts.setState(false);
});

test('rules open with what holds from tomorrow on, also right after it was changed', async () => {
  const screen = await open();
  const openRules = async () => {
    await screen.getByRole('button', { name: 'More about this day' }).click();
    await screen.getByRole('menuitem', { name: 'Your rules' }).click();
  };
  const alarm = screen.getByRole('dialog').getByLabelText('Alarm');
  await openRules();
  await expect.element(alarm).toHaveValue('up at 06:30');
  const next = { text: 'up at 06:00', from: '2026-11-26' };
  const rules = { ...someRules, alarm: { text: 'up at 06:30', next } };
  server.now(answering(putDailyWinRules, { rules }), answering(getDailyWinRules, { rules }));
  await alarm.fill('up at 06:00');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  hasToasts.setState(false);
  await openRules();
  await expect.element(screen.getByText(/^Applies from Thursday,? 26 November\.$/)).toBeVisible();
  await expect.element(alarm).toHaveValue('up at 06:00');
});

test('a day that is not this device’s is named', async () => {
  const longAgo = winDay('2020-01-01');
  const given = { today: longAgo, week: weekWith(longAgo.date, longAgo) };
  server.now(answering(getWinsOverview, overviewOf(noWins, given)));
  const screen = await open();
  await expect.element(screen.getByText(/^Wednesday,? 1 January\. /)).toBeInTheDocument();
});

test('a milestone is celebrated by whichever device takes it, after the check-in, once', async () => {
  const reached = overviewOf({ ...noWins, alarm: true }, { celebrate: 30 });
  server.now(
    answering(getWinsOverview, reached),
    answering(celebrateStreak, { celebrate: true }),
    answering(getDailyWin, { items: [winDay(today, { wins: allWins })] }),
    answering(getFrozenDays, { items: [] }),
  );
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: '30 days in a row' })).toBeVisible();
  // Below the rows, which it would move under a thumb.
  const row = screen.getByRole('button', { name: /^Alarm/ }).element();
  const heading = screen.getByRole('heading', { name: '30 days in a row' }).element();
  expect(row.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(screen.getByText(/25 November to today, 5 wins in all/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await screen.getByRole('button', { name: 'Close' }).click();
  const card = screen.getByRole('heading', { name: '30 days in a row' });
  await expect.element(card).not.toBeInTheDocument();
  expect(server.sent(celebrateStreak)).toHaveLength(1);
});

test('another zone than the profile’s is offered to be followed', async () => {
  const away = { ...ada, timeZone: 'Pacific/Kiritimati' };
  server.now(
    answering(profileEndpoints.profileInfo, away),
    answering(profileEndpoints.updateProfile, { ...ada, timeZone: here }),
  );
  const screen = await open();
  await screen.getByRole('button', { name: 'Follow this device' }).click();
  await expect
    .poll(() => server.sent(profileEndpoints.updateProfile).map(({ body }) => body))
    .toEqual([{ timeZone: here }]);
});
