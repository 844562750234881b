import { placeEndpoints } from '@stratum/contract/endpoints/places';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import network from '../../../shared/api/network.en.json';
import { ada } from '../../../testing/ada.ts';
import { answering, hang, nextDeadline, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { server, show } from '../profile.fixture.tsx';
import { discardEdits } from './edit-draft.ts';
import { EditForm } from './edit-form.tsx';
import messages from './messages.en.json';

const { updateProfile } = profileEndpoints;
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
const controls = {
  first_name: textbox(messages.first_name),
  last_name: textbox(messages.last_name),
  gender: page.getByRole('radiogroup', { name: 'Gender' }),
  birthDate: textbox('Year'),
  phone: textbox('Phone'),
  country: combobox('Country'),
  state: combobox('State or region'),
  city: combobox('City'),
  timeZone: combobox(messages.time_zone),
  orgcode: textbox('Organisation code'),
};
const save = () => page.getByRole('button', { name: messages.save });

afterEach(discardEdits);

async function openForm() {
  server.now(answering(placeEndpoints.getState, []));
  await show(
    <main>
      <h1>Edit</h1>
      <EditForm profile={ada} />
    </main>,
  );
}

test('what the server says of a field stands there, and the first has the focus', async () => {
  const names = Object.keys(controls);
  const fields = Object.fromEntries(names.map((name) => [name, `Refused: ${name}.`]));
  server.now(answering(updateProfile, refuse('invalid_input', { fields })));
  await openForm();
  await page.getByRole('textbox', { name: 'Day' }).fill('1');
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('1');
  await controls.birthDate.fill('1990');
  await controls.phone.fill('+44 20 7946 0019');
  await save().click();
  await expect.element(controls.first_name).toHaveFocus();
  for (const [name, control] of Object.entries(controls)) {
    const refused = new RegExp(`Refused: ${name}\\.`);
    await expect.element(control).toHaveAccessibleDescription(refused);
  }
  expect(await accessibilityFaults()).toEqual([]);
  const bodies = server.sent(updateProfile).map(({ body }) => body);
  expect(bodies).toEqual([{ birthDate: '1990-01-01', phone: '+44 20 7946 0019' }]);
});

test('a change without an answer ends, says so, and keeps what was typed', async () => {
  server.now(answering(updateProfile, hang));
  await openForm();
  await controls.city.fill('Leeds');
  const passDeadline = nextDeadline();
  await save().click();
  await expect.poll(() => server.sent(updateProfile)).toHaveLength(1);
  passDeadline();
  await expect.element(page.getByRole('alert')).toHaveTextContent(network.timeout);
  await expect.element(controls.city).toHaveValue('Leeds');
});
