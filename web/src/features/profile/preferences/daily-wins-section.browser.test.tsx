import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { useProfile } from '../use-profile.ts';
import { DailyWinsSection } from './daily-wins-section.tsx';

const { profileInfo, updateProfile } = profileEndpoints;
let stored = { ...ada, restWeekdays: ['Sunday' as const] };
const { getDailyWinReminder, putDailyWinReminder } = dailyWinEndpoints;
let time: string | null = null;
const server = fakeApi(
  answering(getDailyWinReminder, () => ({ time })),
  answering(putDailyWinReminder, ({ body }) => {
    time = body.time;
    return { time };
  }),
  answering(profileInfo, () => stored),
  answering(updateProfile, () => stored),
);

function Shown() {
  const { data } = useProfile();
  return data && <DailyWinsSection profile={data} />;
}

const show = () =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>Profile</h1>
      <Shown />
    </QueryClientProvider>,
  );

test('the start of the day and days of rest are kept, each by its own call', async () => {
  const screen = await show();
  await expect.element(screen.getByLabelText('Sunday')).toBeChecked();
  expect(await accessibilityFaults()).toEqual([]);
  stored = { ...stored, dayStartHour: 4 };
  await screen.getByLabelText('My day begins at').selectOptions('04:00');
  await screen.getByText('Saturday').click();
  await expect
    .poll(() => server.sent(updateProfile).map(({ body }) => body))
    .toEqual([{ dayStartHour: 4 }, { restWeekdays: ['Sunday', 'Saturday'] }]);
  await expect.element(screen.getByLabelText('My day begins at')).toHaveValue('4');
});

test('the reminder of the check-in is turned on, moved and turned off', async () => {
  const screen = await show();
  const reminder = screen.getByRole('switch', { name: /Remind me of the check-in/ });
  await expect.element(reminder).not.toBeChecked();
  const press = () => screen.getByText('Remind me of the check-in').click();
  const sent = () => server.sent(putDailyWinReminder).map(({ body }) => body.time);
  await press();
  await expect.poll(sent).toEqual(['19:00']);
  await screen.getByLabelText('Remind me at').selectOptions('06:30');
  await expect.poll(sent).toEqual(['19:00', '06:30']);
  await expect.element(screen.getByLabelText('Remind me at')).toHaveValue('06:30');
  await press();
  await expect.poll(sent).toEqual(['19:00', '06:30', null]);
  await expect.element(reminder).not.toBeChecked();
});
