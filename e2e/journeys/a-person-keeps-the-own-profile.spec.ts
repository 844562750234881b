import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Profile } from '@stratum/contract/person';
import { logIn, personMenu } from '../support/account.ts';
import { call, sessionOf, verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say, type Texts, textsIn } from '../support/texts.ts';

const files = join(import.meta.dirname, '..', '..', 'server', 'test', 'files');

async function openProfile(page: Page, path = '/profile') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The profile as the server has it. */
function profileOf(request: APIRequestContext, token: string): Promise<Profile> {
  return call(request, 'get', '/profile-info', { token });
}

test('details, picture and text messages', async ({ request, texts, look, lookHere, signedIn }) => {
  const { profile, profileEdit, profilePicture, personFields, fields } = texts;
  const { token } = await verifiedNewcomer(request);
  const page = await signedIn(token);

  await test.step('a wrong field says why, and nothing is lost', async () => {
    await openProfile(page, '/edit-profile');
    await page.getByLabel(profileEdit.first_name).fill('Nóra');
    await page.getByLabel(profileEdit.last_name).fill('');
    await page.getByLabel(personFields.phone).fill('+44 20 7946 0018');
    await page.getByRole('combobox', { name: personFields.country }).fill('Sweden');
    await page.getByRole('option', { name: 'Sweden', exact: true }).click();
    await page.getByLabel(personFields.city).fill('Göteborg');
    await page.getByRole('button', { name: profileEdit.save }).click();
    const lastName = page.getByLabel(profileEdit.last_name);
    await expect(lastName).toBeFocused();
    await expect(lastName).toHaveAccessibleDescription(fields.required);
    await expect(page.getByLabel(personFields.city)).toHaveValue('Göteborg');
    await lookHere(page, 'edit-profile-refused');
  });

  await test.step('leaving asks first', async () => {
    await page.getByRole('link', { name: profileEdit.cancel }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: profileEdit.unsaved.stay }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel(profileEdit.first_name)).toHaveValue('Nóra');
  });

  await test.step('saved, the profile and the header show it', async () => {
    await page.getByLabel(profileEdit.last_name).fill('Ångström');
    await page.getByRole('button', { name: profileEdit.save }).click();
    await expect(page.getByRole('heading', { name: 'Nóra Ångström' })).toBeVisible();
    await expect(personMenu(page, 'Nóra')).toBeVisible();
    await expect(page.getByText('+44 20 7946 0018', { exact: true })).toBeVisible();
  });

  await test.step('text messages are allowed', async () => {
    const allow = page.getByRole('switch', { name: profile.messages.sms });
    await page.getByText(profile.messages.sms, { exact: true }).click();
    await expect(allow).toBeChecked();
    await expect.poll(async () => (await profileOf(request, token)).smsNotification).toBe(true);
  });

  await test.step('a picture of a telephone is sent, cut by keyboard, and shown', async () => {
    await page.getByRole('button', { name: profilePicture.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').first().setInputFiles(join(files, 'iphone.heic'));
    await dialog.getByRole('slider', { name: profilePicture.zoom }).fill('2');
    const part = dialog.getByTestId('cropper');
    await part.focus();
    await page.keyboard.press('ArrowRight');
    await look(page, 'picture-crop');
    await dialog.getByRole('button', { name: profilePicture.save }).click();
    await expect(dialog).toHaveCount(0);
    await expectPicture(page);
    await lookHere(page, 'profile-with-picture');
  });

  await test.step('what is no picture is refused before it is sent', async () => {
    await page.getByRole('button', { name: profilePicture.change }).click();
    const dialog = page.getByRole('dialog');
    const input = dialog.locator('input[type=file]').first();
    await input.setInputFiles({
      name: 'notes.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    });
    await expect(dialog.getByRole('alert')).toHaveText(profilePicture.file_type);
    await lookHere(page, 'picture-refused');
    await dialog.getByRole('button', { name: profilePicture.remove }).click();
    await expect(dialog).toHaveCount(0);
    expect((await profileOf(request, token)).image).toBeNull();
  });
});

test('sessions, password and language', async ({
  request,
  texts,
  lookHere,
  anotherBrowser,
  expectFaults,
  signedIn,
}) => {
  const { profile, fields } = texts;
  const person = await verifiedNewcomer(request);
  const elsewhere = await (await anotherBrowser()).newPage();
  await logIn(elsewhere, texts, person);
  const page = await signedIn(person.token);
  await openProfile(page);

  await test.step('a session elsewhere ends at once', async () => {
    const end = page.getByRole('button', {
      name: say(profile.sessions.end_named, { device: '' }).trim(),
    });
    await expect(end).toHaveCount(1);
    expectFaults({ status: 401, path: /^\/api\/v1\// });
    await end.click();
    await expect(end).toHaveCount(0);
    await expect(elsewhere).toHaveURL((url) => url.pathname === '/');
  });

  await test.step('the password is changed with the old one only', async () => {
    const password = 'Meadow-31x';
    expectFaults({ status: 422, path: '/api/v1/auth/update-password' });
    await changePassword(page, texts, { current: 'wrong', password });
    const current = page.getByLabel(profile.password.current, { exact: true });
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription(fields.wrong_password);
    await lookHere(page, 'change-password-refused');
    await current.fill(person.password);
    await page.getByRole('dialog').getByRole('button', { name: profile.password.submit }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(profile.security.changed).first()).toBeVisible();
    await sessionOf(request, { ...person, password });
  });

  await test.step('the language goes with the account', async () => {
    const french = textsIn('fr');
    await page.getByRole('main').getByText('Français').click();
    await expect(page).toHaveURL(/\/fr\/profile$/);
    await expect(page.getByRole('heading', { name: french.profile.look.title })).toBeVisible();
    await expect.poll(async () => (await profileOf(request, person.token)).locale).toBe('fr');
  });
});

async function changePassword(
  page: Page,
  { profile }: Texts,
  { current, password }: { current: string; password: string },
): Promise<void> {
  await page.getByRole('button', { name: profile.security.change }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(profile.password.current, { exact: true }).fill(current);
  await dialog.getByLabel(profile.password.new, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: profile.password.submit }).click();
}

/** Loaded, not only there. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('header img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
