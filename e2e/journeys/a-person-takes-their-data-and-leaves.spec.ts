import { readFile } from 'node:fs/promises';
import type { Profile } from '@stratum/contract/person';
import { call, verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { pattern } from '../support/texts.ts';

test('an archive is made and downloaded, the account planned to end, and kept after all', async ({
  request,
  texts,
  look,
  lookHere,
  signedIn,
  expectFaults,
}) => {
  const { profileData } = texts;
  const { token, password } = await verifiedNewcomer(request);
  const deletionDate = async () => {
    const profile: Profile = await call(request, 'get', '/profile-info', { token });
    return profile.deletionDate;
  };
  const page = await signedIn(token);
  await page.goto('/profile#data');
  const data = page.getByRole('region', { name: profileData.title });
  await expect(data).toBeInViewport();

  await test.step('the archive', async () => {
    await data.getByRole('button', { name: profileData.export.begin }).click();
    await expect(data.getByText(pattern(profileData.export.ready_other))).toBeVisible({
      timeout: 30_000,
    });
    const download = page.waitForEvent('download');
    await data.getByRole('button', { name: profileData.export.download }).click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    await lookHere(page, 'profile-archive');
  });

  const banner = page.getByRole('complementary', { name: profileData.banner.label });

  await test.step('the account is planned to end, with the right password only', async () => {
    await data.getByRole('button', { name: profileData.delete.begin }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(profileData.delete.password, { exact: true });
    const confirm = dialog.getByRole('button', { name: profileData.delete.confirm });
    expectFaults({ status: 401, path: '/api/v1/delete-account' });
    await field.fill('Lantern-8x');
    await confirm.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await deletionDate()).toBeNull();
    await look(page, 'delete-account');
    await field.fill(password);
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await expect(banner).toBeVisible();
    expect(await deletionDate()).not.toBeNull();
    await look(page, 'profile-planned-end');
  });

  await test.step('the dashboard tells it, and from there it is kept', async () => {
    await page.goto('/dashboard');
    await banner.getByRole('button', { name: profileData.banner.keep }).click();
    await expect(banner).toHaveCount(0);
    expect(await deletionDate()).toBeNull();
  });
});
