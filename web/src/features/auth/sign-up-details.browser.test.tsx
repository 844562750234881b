import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { organizationEndpoints } from '@stratum/contract/endpoints/organizations';
import { placeEndpoints } from '@stratum/contract/endpoints/places';
import fields from '@stratum/contract/messages/fields.en.json';
import type { Organization } from '@stratum/contract/organizations';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, refuse } from '../../testing/fake-answer.ts';
import { codeSent, openAt, server, ticket, useAuthScreens } from './auth-screens.fixture.tsx';
import { authDraft } from './flow/draft.ts';
import messages from './messages.en.json';

useAuthScreens();

const state = () => page.getByRole('combobox', { name: 'State or region (optional)' });
const city = () => page.getByRole('combobox', { name: 'City (optional)' });
const orgcode = () => page.getByRole('textbox', { name: 'Organisation code (optional)' });

const { getState, getCity } = placeEndpoints;
const { getOrganization } = organizationEndpoints;
const citiesOf: Readonly<Record<string, { name: string }[]>> = {
  BE: [{ name: 'Biel' }, { name: 'Thun' }],
  ZH: [{ name: 'Uster' }],
};
const northlight: Organization = {
  name: 'Northlight Academy',
  orgcode: 'NORTH-1',
  assignedCategories: ['mentality'],
};

beforeEach(() => {
  server.now(
    answering(getState, [
      { code: 'BE', name: 'Bern' },
      { code: 'ZH', name: 'Zürich' },
    ]),
    answering(getCity, ({ query }) => citiesOf[query.state] ?? []),
    answering(getOrganization, ({ query }) =>
      query.orgcode === 'NORTH-1' ? northlight : refuse('not_found'),
    ),
    answering(assessmentEndpoints.levels, {
      levels: [],
      categories: [{ categoryType: 'mentality', name: 'Mentality', line: '' }],
    }),
  );
  const { details } = authDraft.getState();
  authDraft.setState({
    identity: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.org',
      password: 'Engine-1843',
    },
    details: { ...details, country: 'CH' },
  });
});

test('the cities follow the state, and another state begins them anew', async () => {
  await openAt('/signupnext');
  await listArrives(state());
  await state().fill('Zürich');
  await listArrives(city());
  await city().fill('Uster');
  await state().fill('Bern');
  await expect.element(city()).toHaveValue('');
  await listArrives(city());
  await city().fill('Th');
  await expect.element(page.getByRole('option', { name: 'Thun' })).toBeVisible();
});

test('a city of no list is taken as it is typed, and an unknown state as well', async () => {
  server.now(answering(authEndpoints.signUp, { ...codeSent, ticket }));
  await openAt('/signupnext');
  await state().fill('Atlantis');
  await city().fill('Poseidonis');
  await page.getByRole('button', { name: messages.signupnext.submit }).click();
  await expect.element(page.getByLabelText('Six-digit code')).toBeVisible();
  const bodies = server.sent(authEndpoints.signUp).map(({ body }) => body);
  expect(bodies).toMatchObject([{ country: 'CH', state: 'Atlantis', city: 'Poseidonis' }]);
});

test('the code of an organization says whose it is, and an unknown one that nobody has it', async () => {
  await openAt('/signupnext');
  await orgcode().fill('nobody-1');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(fields.orgcode)).toBeVisible();
  await expect.element(orgcode()).toHaveAttribute('aria-invalid', 'true');
  await orgcode().fill('north-1');
  await expect.element(orgcode()).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('This is Northlight Academy.')).toBeVisible();
  const told = page.getByText(/^This is Northlight Academy\. .* asks .* in: Mentality\.$/);
  await expect.element(told).toBeVisible();
});

/** Until then it is a plain field. */
async function listArrives(field: ReturnType<typeof state>): Promise<void> {
  await expect.element(field).toHaveAttribute('placeholder', 'Type to search');
}
