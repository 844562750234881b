import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import type { Person } from '@stratum/contract/console/people';
import { peopleEndpoints } from '@stratum/contract/console/people-endpoints';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { userIdSchema } from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../testing/ada.ts';
import { answering, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults } from '../../testing/in-app.tsx';
import { openConsole } from './console.fixture.tsx';

const since = '2026-03-03T09:00:00.000Z';
const dieter: Person = {
  id: userIdSchema.parse('01990000-0000-7000-8000-0000000000d1'),
  first_name: 'Dieter',
  last_name: 'Hoffmann',
  email: 'dieter@nordwind.example',
  state: 'active',
  role: 'user',
  organization: null,
  createdAt: since,
  lastSeenAt: since,
  locale: 'de',
  timeZone: 'Europe/Berlin',
  country: null,
  hasPassword: true,
  phoneEnds: '41',
  smsNotification: true,
  blockedAt: null,
  deletionDate: null,
  counts: { notes: 38, files: 112, assessments: 14, goals: 3, wins: 40, messages: 9 },
  sessions: [],
  pushBrowsers: 1,
  groups: [{ id: 'g', name: 'Morning crew', members: 6, isAdmin: false }],
  orders: [],
  sent: [
    {
      id: 'mail 1',
      at: since,
      kind: 'weekly_review',
      way: 'mail',
      outcome: 'failed',
      detail: 'mailbox full',
    },
  ],
  toCome: [{ id: 'r', at: since, kind: 'reminder_due', ways: ['push'] }],
  looks: [{ at: since, action: 'person_read', name: 'Chloé Martin', reason: null }],
};

const server = fakeApi(
  answering(profileEndpoints.profileInfo, { ...ada, role: 'admin' }),
  answering(consoleEndpoints.waiting, {
    items: [
      {
        kind: 'to_pack',
        id: '1',
        count: 3,
        names: ['S-2045'],
        since,
        dueAt: since,
        page: '/orders',
        path: '/orders',
      },
    ],
  }),
  answering(consoleEndpoints.figures, {
    people: 2418,
    active: 1306,
    today: '2026-11-22',
    items: [{ name: 'orders', days: Array.from({ length: 60 }, (_, day) => (day < 30 ? 1 : 2)) }],
  }),
  answering(consoleEndpoints.savedFilters, { items: [] }),
  answering(peopleEndpoints.people, { items: [dieter], next: null }),
  answering(peopleEndpoints.person, dieter),
);

test('nobody but administrators is let in, and is told so', async () => {
  server.now(answering(profileEndpoints.profileInfo, ada));
  await openConsole('');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('The console is for administrators');
});

test('the console begins with what waits and with thirty days in figures', async () => {
  await openConsole('');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('One thing waits for you');
  await expect.element(page.getByText('3 paid orders, such as S-2045')).toBeVisible();
  await expect.element(page.getByText('+100%')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('people are searched and sorted by the server, at any width', async () => {
  await openConsole('/people');
  await page.getByLabelText('Name or e-mail address').fill('hoff');
  await expect
    .poll(() => server.sent(peopleEndpoints.people).at(-1)?.query)
    .toMatchObject({ search: 'hoff' });
  await page.getByRole('button', { name: 'Name' }).click();
  await expect
    .poll(() => server.sent(peopleEndpoints.people).at(-1)?.query)
    .toMatchObject({ search: 'hoff', sort: 'name' });
  await expect
    .element(page.getByRole('columnheader', { name: 'Name' }))
    .toHaveAttribute('aria-sort', 'ascending');
  expect(await accessibilityFaults()).toEqual([]);
});

test('a block asks for reason and password, and keeps both where it is refused', async () => {
  const { blockAccount } = peopleEndpoints;
  server.now(
    answering(blockAccount, ({ body }) =>
      body.password === 'Lantern-9x'
        ? { done: true as const }
        : refuse('wrong_credentials', {
            fields: { password: 'This is not your current password.' },
          }),
    ),
  );
  await openConsole(`/people/${dieter.id}`);
  await expect
    .element(page.getByText(/^E-mail has not arrived since.*mailbox full$/))
    .toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: 'More for this account' }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('asked for by phone');
  const password = dialog.getByLabelText('Your password');
  await password.fill('Lantern-8x');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect.element(password).toHaveAccessibleDescription('This is not your current password.');
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('asked for by phone');
  await password.fill('Lantern-9x');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent(blockAccount).at(-1)?.body).toEqual({
    password: 'Lantern-9x',
    reason: 'asked for by phone',
  });
});
