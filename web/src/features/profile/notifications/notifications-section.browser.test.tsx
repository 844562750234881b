import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import {
  type DeliveryMode,
  type NotificationKind,
  notificationChoices,
} from '@stratum/contract/notification-kinds';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { preferenceGroups } from './preference-groups.ts';
import { PreferenceTable } from './preference-table.tsx';

const { getNotificationPreferences, putNotificationPreferences } = notificationEndpoints;
type Preferences = RouteReply<typeof getNotificationPreferences>;
type Row = Preferences['kinds'][number];

const kinds = Object.keys(notificationChoices) as NotificationKind[];
const first = (choices: readonly [DeliveryMode, ...DeliveryMode[]]) => choices[0];
const defaults: Preferences = {
  kinds: kinds.map((kind) => {
    const { in_app, email, push, sms } = notificationChoices[kind];
    return {
      kind,
      in_app: first(in_app),
      email: first(email),
      push: first(push),
      sms: first(sms),
    };
  }),
  quietHours: { from: '22:00', to: '07:00' },
  digestTime: '18:00',
  showOthersInPushes: false,
};

let stored = defaults;
const server = fakeApi(
  answering(getNotificationPreferences, () => stored),
  answering(putNotificationPreferences, ({ body }) => {
    const { kinds: changed = [], ...times } = body;
    const merged = stored.kinds.map((row) => ({
      ...row,
      ...changed.find(({ kind }) => kind === row.kind),
    }));
    stored = { ...stored, ...times, kinds: merged } as Preferences;
    return stored;
  }),
);
const sent = () => server.sent(putNotificationPreferences).map(({ body }) => body);

beforeEach(() => {
  stored = defaults;
});

const show = () =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>Profile</h1>
      <NotificationsSection />
    </QueryClientProvider>,
  );

test.each([390, 920])('at %i pixels each kind and channel is chosen by itself', async (width) => {
  await page.viewport(width, 900);
  const screen = await show();
  const cell = screen.getByLabelText('A streak still open today, E-mail');
  await expect.element(cell).toHaveValue('off');
  expect(await accessibilityFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await cell.selectOptions('Daily');
  await expect.element(cell).toHaveValue('digest');
  await expect.poll(sent).toEqual([{ kinds: [{ kind: 'streak_at_risk', email: 'digest' }] }]);
  const account = screen.getByRole('button', { name: 'Your account' });
  await expect.element(account).toHaveAttribute('aria-expanded', String(width > 900));
  if (width < 900) await account.click();
  await expect.element(screen.getByLabelText('A new password, Push')).toBeVisible();
  await expect.element(screen.getByLabelText('A new password, E-mail')).not.toBeInTheDocument();
});

test('quiet hours are moved and ended, the digest has its time, and pushes may name others', async () => {
  const screen = await show();
  await screen.getByLabelText('From', { exact: true }).selectOptions('21:30');
  await expect.poll(sent).toHaveLength(1);
  await screen.getByLabelText('“Daily” comes at').selectOptions('07:15');
  await expect.poll(sent).toHaveLength(2);
  await screen.getByText('Quiet hours').click();
  await expect.poll(sent).toHaveLength(3);
  await screen.getByText('Show others’ names and words in push notifications').click();
  await expect
    .poll(sent)
    .toEqual([
      { quietHours: { from: '21:30', to: '07:00' } },
      { digestTime: '07:15' },
      { quietHours: null },
      { showOthersInPushes: true },
    ]);
  await expect.element(screen.getByLabelText('From', { exact: true })).not.toBeInTheDocument();
});

test('what is refused goes back to what it was, and it is said why', async () => {
  const screen = await show();
  const cell = screen.getByLabelText('The check-in reminder, E-mail');
  await expect.element(cell).toHaveValue('instant');
  server.now(answering(putNotificationPreferences, refuse('too_many_requests')));
  await cell.selectOptions('Off');
  await expect.element(screen.getByRole('alert')).not.toHaveTextContent('');
  await expect.element(cell).toHaveValue('instant');
});

test('a kind that a newer server knows is left out', async () => {
  const newer = { ...defaults.kinds[0], kind: 'of_a_later_release' } as unknown as Row;
  const rows = [newer, ...defaults.kinds];
  await page.viewport(920, 900);
  const screen = await renderInApp(<PreferenceTable rows={rows} onChange={vi.fn()} />);
  await expect
    .element(screen.getByLabelText('A streak still open today, E-mail'))
    .toBeInTheDocument();
  // The heads of the columns and of the groups.
  expect(screen.getByRole('row').all()).toHaveLength(kinds.length + 1 + preferenceGroups.length);
});
