import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { userIdSchema } from '@stratum/contract/ids';
import type { WinDay } from '@stratum/contract/wins';
import { createStore, values } from 'idb-keyval';
import { expect, test } from 'vitest';
import { answering, offline, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { signedInAs } from '../../testing/signed-in.ts';
import { enqueue, outbox } from './index.ts';
import OutboxStatus from './outbox-status.tsx';

const { postDailyWin } = dailyWinEndpoints;
const server = fakeApi(answering(postDailyWin, offline));
const today: WinDay = {
  date: '2026-11-22',
  wins: {
    alarm: true,
    personalFitness: false,
    purposefulNutrition: false,
    noDistractions: false,
    personalDevelopment: false,
  },
  points: 1,
  skipped: null,
  filledLater: false,
};

const entries = () => outbox.entries.getState().entries;
const tap = (label: string, date: string) =>
  enqueue({
    endpoint: postDailyWin,
    input: { body: { date, wins: { alarm: true } } },
    object: date,
    label,
    day: date,
  });

signedInAs(userIdSchema.parse('01990000-0000-7000-8000-00000000000d'));

const open = () => renderInApp(<OutboxStatus />);

test('what arrives at the first try is never spoken of', async () => {
  server.now(answering(postDailyWin, today));
  const screen = await open();
  tap('Alarm, yes', '2026-11-22');
  await expect.poll(() => server.sent(postDailyWin).length).toBe(1);
  await expect.poll(entries).toEqual([]);
  await expect.element(screen.getByRole('button', { name: /waiting/ })).not.toBeInTheDocument();
});

test('what waits is counted, listed with its day, and sent when asked for', async () => {
  // Nothing goes by itself meanwhile.
  const later = { message: 'Come back later.', retryAfter: 600 };
  server.now(answering(postDailyWin, refuse('too_many_requests', later)));
  const screen = await open();
  tap('Alarm, yes', '2026-11-10');
  tap('Alarm, yes', '2026-11-09');
  const pill = screen.getByRole('button', { name: '2 waiting' });
  await expect.element(pill).toBeVisible();
  await expect.element(screen.getByText(/2 changes have not been sent yet/)).toBeInTheDocument();
  await pill.click();
  const list = screen.getByRole('dialog', { name: '2 waiting' });
  await expect.element(list.getByText('Tuesday 10 November')).toBeVisible();
  await expect.element(list.getByText(/Last tried at .* Come back later/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  server.now(answering(postDailyWin, today));
  await list.getByRole('button', { name: 'Send now' }).click();
  await expect.element(screen.getByText('Everything has been sent.')).toBeVisible();
  expect(entries()).toEqual([]);
});

test('a refused one keeps its reason, and two ways out', async () => {
  const reason = 'A day can be filled in for seven days.';
  server.now(answering(postDailyWin, refuse('invalid_input', { fields: { date: reason } })));
  const screen = await open();
  tap('Alarm, yes', '2026-11-10');
  const pill = screen.getByRole('button', { name: '1 refused' });
  await expect.element(pill).toBeVisible();
  await pill.click();
  await expect.element(screen.getByText(reason)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  const before = server.sent(postDailyWin).length;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => server.sent(postDailyWin).length).toBe(before + 1);
  await expect.element(screen.getByText(reason)).toBeVisible();
  await screen.getByRole('button', { name: 'Let it go' }).click();
  await expect.element(screen.getByText('Everything has been sent.')).toBeVisible();
});

test('nothing of it can be read in the browser’s storage', async () => {
  tap('Alarm, yes', '2026-11-22');
  await expect.poll(() => entries()[0]?.failures).toBe(1);
  const [stored] = await values<string>(createStore('stratum-outbox', 'entries'));
  expect(stored).toMatch(/^[\w+/=]+$/);
  expect(atob(stored ?? '')).not.toContain('alarm');
});
