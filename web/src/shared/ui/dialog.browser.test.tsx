import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

function Specimen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog title="Welcome back" isOpen={isOpen} onOpenChange={setOpen}>
        <TextField label="E-mail address" error="Enter an e-mail address." autoFocus />
        <PasswordField label="Password" defaultValue="Secret-12" />
      </Dialog>
    </>
  );
}

test('a dialog takes the focus, keeps it, and gives it back on Escape', async () => {
  const screen = await renderInApp(<Specimen />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByLabelText('E-mail address')).toHaveFocus();

  const dialog = screen.getByRole('dialog', { name: 'Welcome back' }).element();
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }

  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the message of an error belongs to its field, and axe finds no fault in the dialog', async () => {
  const screen = await renderInApp(<Specimen />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const field = screen.getByLabelText('E-mail address');
  await expect.element(field).toHaveAccessibleDescription('Enter an e-mail address.');
  await expect.element(field).toBeInvalid();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a password can be looked at and hidden again', async () => {
  const screen = await renderInApp(<PasswordField label="Password" defaultValue="Secret-12" />);
  const field = screen.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('a revealed password is hidden again when its form is sent', async () => {
  const screen = await renderInApp(
    <form action={() => undefined}>
      <PasswordField label="Password" defaultValue="Secret-12" />
      <Button type="submit">Log in</Button>
    </form>,
  );
  const field = screen.getByLabelText('Password', { exact: true });
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Log in' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});
