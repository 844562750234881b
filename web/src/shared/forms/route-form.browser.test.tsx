import fields from '@stratum/contract/messages/fields.en.json';
import { useState } from 'react';
import {
  Button,
  DateField,
  DateInput,
  DateSegment,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  TextArea,
  TextField,
} from 'react-aria-components';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { CallError } from '../api/call-error.ts';
import { TextField as KitTextField } from '../ui/text-field.tsx';
import { FormAlert } from './form-alert.tsx';
import { RouteForm } from './route-form.tsx';
import { useRouteForm } from './use-route-form.ts';

const goal = z.strictObject({
  title: z.string().min(1, 'required'),
  milestones: z.array(z.strictObject({ name: z.string().min(1, 'required') })),
});
const goalRoute = { body: goal, idempotent: true } as const;

const calls: { body: unknown; key: string | undefined }[] = [];
/** How the next call ends. */
let answer: () => Promise<void>;

beforeEach(() => {
  calls.length = 0;
  answer = () => Promise.resolve();
});

function GoalForm() {
  const [title, setTitle] = useState('Run');
  const [name, setName] = useState('');
  const form = useRouteForm(goalRoute, {
    values: { title, milestones: [{ name: 'Shoes' }, { name }] },
    send: (body, { idempotencyKey }) => {
      calls.push({ body, key: idempotencyKey });
      return answer();
    },
  });
  return (
    <RouteForm form={form}>
      <h1>A goal</h1>
      <KitTextField label="Title" name="title" value={title} onChange={setTitle} />
      <KitTextField label="Second" name="milestones.1.name" value={name} onChange={setName} />
      <FormAlert failure={form.failure} others={form.others} />
      <button type="submit">Save</button>
    </RouteForm>
  );
}

const title = () => page.getByLabelText('Title');
const second = () => page.getByLabelText('Second');
const save = () => page.getByRole('button', { name: 'Save' });
const refusing = (more: Partial<ConstructorParameters<typeof CallError>[0]>) => () =>
  Promise.reject(new CallError({ code: 'invalid_input', message: 'Look again.', ...more }));

test('a row’s problem is said at its field, which gets the focus, until that is changed', async () => {
  await renderInApp(<GoalForm />);
  await save().click();
  await expect.element(second()).toHaveAccessibleDescription(fields.required);
  await expect.element(second()).toHaveFocus();
  await expect.element(title()).not.toHaveAttribute('aria-invalid');
  expect(calls).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard('M');
  await expect.element(second()).not.toHaveAttribute('aria-invalid');
});

test('what the server says of a field stands there, and of what has none in the alert', async () => {
  const sentences = { 'milestones.1.name': 'Too far.', owner: 'Not yours.' };
  answer = refusing({ fields: sentences });
  await renderInApp(<GoalForm />);
  await second().fill('Marathon');
  await save().click();
  await expect.element(second()).toHaveAccessibleDescription('Too far.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not yours.');
  await expect.element(second()).toHaveValue('Marathon');
});

test('a form is sent once at a time; repeated without an answer it keeps its key', async () => {
  let fail = () => undefined as void;
  answer = () =>
    new Promise((_, reject) => {
      fail = () => reject(new CallError({ code: 'something_went_wrong', message: 'No answer.' }));
    });
  await renderInApp(<GoalForm />);
  await second().fill('Marathon');
  await save().click();
  await save().click();
  expect(calls).toHaveLength(1);
  fail();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No answer.');
  answer = () => Promise.resolve();
  await save().click();
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
  await save().click();
  await expect.poll(() => calls).toHaveLength(3);
  expect(calls[2]?.key).not.toBe(calls[1]?.key);
});

const open = z.object({
  text: z.string('required'),
  kind: z.string('required'),
  due: z.string('required'),
});

function OpenForm({ typed }: { typed: Partial<z.infer<typeof open>> }) {
  const values = { text: undefined, kind: undefined, due: undefined, ...typed };
  const form = useRouteForm({ body: open }, { values, send: () => undefined });
  return (
    <RouteForm form={form}>
      <TextField name="text" aria-label="Text">
        <TextArea />
      </TextField>
      <Select name="kind" aria-label="Kind">
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox>
            <ListBoxItem id="a">A</ListBoxItem>
          </ListBox>
        </Popover>
      </Select>
      <DateField name="due" aria-label="Due">
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
      </DateField>
      <button type="submit">Save</button>
    </RouteForm>
  );
}

test.each([
  [{}, () => page.getByRole('textbox', { name: 'Text' })],
  [{ text: 'x' }, () => page.getByRole('button', { name: /Kind/ })],
  [{ text: 'x', kind: 'a' }, () => page.getByRole('spinbutton').first()],
])('with %o the focus is led to the first control that is wrong', async (typed, control) => {
  await renderInApp(<OpenForm typed={typed} />);
  await save().click();
  await expect.element(control()).toHaveFocus();
});
