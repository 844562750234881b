import type { chapterRoutes } from '@stratum/contract/chapters';
import type { Reply } from '@stratum/contract/route';
import { ada, call, sessionOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { pattern, say } from '../support/texts.ts';

const skillsPath = '/performance-based-skills-definitions';

test('from the overview to the chapter that fits, to a skill and to the words', async ({
  request,
  texts,
  signedIn,
}) => {
  const { chapter, chapterContents, chapterOverview, glossary, skills } = texts;
  const token = await sessionOf(request, ada);
  const page = await signedIn(token);
  await page.goto('/resources-stratum9');
  const main = page.getByRole('main');
  const fitting = main.getByRole('listitem').filter({ hasText: chapterContents.fits.next_step });
  await expect(fitting).toHaveCount(1);
  await main.getByRole('link', { name: chapterOverview.read }).click();
  await expect(page).toHaveURL(/\/chapter\?slug=from-/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();

  // Without a name in the address the book opens at the same place.
  const fits = (await title.textContent()) ?? '';
  await page.goto('/chapter');
  await expect(title).toHaveText(fits);
  await page.getByRole('link', { name: chapter.next }).click();
  await expect(title).not.toHaveText(fits);
  await page.goBack();
  await expect(title).toHaveText(fits);

  const sign = main.locator(`a[href^="${skillsPath}"]`).first();
  const address = (await sign.getAttribute('href')) ?? '';
  await sign.click();
  await expect(page).toHaveURL(address);
  const named = main.getByRole('listitem').and(page.locator(':focus'));
  const level = new URLSearchParams(address.split('?')[1]).get('level') ?? '';
  await expect(named).toContainText(say(skills.level, { level }));
  const own = main.getByText(skills.you_stand_here).filter({ visible: true });
  await expect(own).toHaveCount(1);
  await main.getByRole('link', { name: skills.compare }).first().click();
  await expect(page.getByRole('heading', { name: skills.side_by_side })).toBeFocused();

  await page.goto('/definitions#support');
  await expect(page.getByRole('term').and(page.locator(':focus'))).toHaveCount(1);
  await page.getByLabel(glossary.search).fill('LÉVEL');
  await expect(page.getByText(pattern(glossary.found_other))).toBeVisible();
});

test('a chapter stays where it is read when the language changes', async ({
  request,
  signedIn,
}) => {
  const token = await sessionOf(request, ada);
  const { chapters }: Reply<typeof chapterRoutes.getChapter> = await call(
    request,
    'get',
    '/get-chapter',
    { token },
  );
  const page = await signedIn(token);
  await page.goto(`/en/chapter?slug=${chapters[1]?.slug}`);
  const third = page.getByRole('article').getByRole('heading', { level: 2 }).nth(2);
  await third.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const before = await third.textContent();
  const top = async () => (await third.boundingBox())?.y ?? 0;
  const held = await top();
  // Not with the mouse, which would scroll down to the foot first.
  await page
    .getByRole('contentinfo')
    .locator('a[lang="fr"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(third).not.toHaveText(before ?? '');
  await expect.poll(async () => Math.abs((await top()) - held)).toBeLessThan(40);
});

test('an address without a chapter leads on to those there are', async ({
  request,
  texts,
  signedIn,
  expectFaults,
}) => {
  const token = await sessionOf(request, ada);
  const page = await signedIn(token);
  expectFaults({ status: 404, path: '/api/v1/get-chapter' });
  await page.goto('/chapter?slug=nowhere');
  await expect(
    page.getByRole('heading', { name: texts.chapter.unknown.heading, level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
