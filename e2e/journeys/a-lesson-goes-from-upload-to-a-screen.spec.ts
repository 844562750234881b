import { fileURLToPath } from 'node:url';
import { keepInStorage } from '../support/account.ts';
import { bruno, sessionOf, verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const film = fileURLToPath(
  new URL('../../content/pack/films/library/listening-light.webm', import.meta.url),
);
const captions = '00:00:00.000 --> 00:00:04.000\nLook once more.';
const languages = ['en', 'fr', 'de'] as const;

test('an operator puts a film and its module into the library, and a person watches it', async ({
  request,
  texts,
  signedIn,
  look,
  anotherBrowser,
  server,
}) => {
  const { studio } = texts;
  const page = await signedIn(await sessionOf(request, bruno));
  await page.goto('/admin/library/films/new');
  await expect(page.getByRole('heading', { level: 1, name: studio.film.add })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: studio.film.choose, exact: true }).click();
  await (await choosing).setFiles(film);
  for (const language of languages) {
    const fields = page.getByRole('group', { name: studio.languages[language], exact: true });
    await fields.getByLabel(studio.film.title).fill(`A second look ${language}`);
    await fields.getByLabel(studio.film.description).fill('What a second look finds.');
    await fields.getByLabel(studio.film.captions).fill(captions);
  }
  await expect(page.getByRole('img', { name: studio.film.picture })).toBeVisible();
  await look(page, 'studio-film');
  await page.getByRole('button', { name: studio.film.confirm_add }).click();
  await expect(page.getByRole('heading', { level: 1, name: studio.film.added })).toBeFocused();

  await page.getByRole('link', { name: studio.modules.add }).click();
  await page.getByLabel(studio.module.skill).selectOption('purpose');
  for (const language of languages) {
    const fields = page.getByRole('group', { name: studio.languages[language], exact: true });
    await fields.getByLabel(studio.module.title).fill(`Look twice ${language}`);
    await fields.getByLabel(studio.module.act).fill('Look at a plan twice.');
  }
  await page.getByText('A second look en').click();
  await look(page, 'studio-module');
  await page.getByRole('button', { name: studio.module.confirm_add }).click();
  await expect(page.getByRole('heading', { level: 1, name: studio.module.added })).toBeFocused();
  await page.getByRole('link', { name: studio.open_again }).click();
  await expect(page).toHaveURL(/\/admin\/library\/modules\/[\da-f-]{36}$/);
  const moduleId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const { token } = await verifiedNewcomer(request);
  const person = await (await anotherBrowser({ baseURL: server.url })).newPage();
  await keepInStorage(person, { access_token: token });
  await person.goto(`/performance-module-videos?moduleId=${moduleId}`);
  await expect(person.getByRole('heading', { level: 1 })).toContainText('A second look en');
  await person.keyboard.press('k');
  await expect
    .poll(() => person.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  await expect(person.getByText('Look once more.').first()).toBeVisible();
});
