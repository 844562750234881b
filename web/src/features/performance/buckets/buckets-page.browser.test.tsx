import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { show } from '../../../testing/films.tsx';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { library, modules } from '../../../testing/library.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import texts from '../messages.en.json';
import BucketsPage from './buckets-page.tsx';

const server = fakeApi(...library);
signedInAs(ada.id);

const at = (query: string) => show(<BucketsPage />, `/en/performance-buckets${query}`);

test('the bucket of one’s level is the one with the film, and its act can be marked as done', async () => {
  let isDone = false;
  server.now(
    answering(performanceEndpoints.getPerformanceModule, () => ({
      items: modules.map((one) => ({ ...one, actDone: isDone && one.bucket === 'growth' })),
      next: null,
    })),
    answering(performanceEndpoints.moduleAct, ({ body }) => {
      isDone = body.done;
      const [, growth] = modules;
      if (!growth) throw new Error('there are three modules');
      return { ...growth, actDone: isDone };
    }),
  );
  await at('?traitId=sleep');
  await expect.element(page.getByRole('heading', { name: 'Sleep' })).toBeVisible();
  const names = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(names)
    .toEqual(['Mastery levels 7 to 9', 'Growth levels 4 to 6', 'Foundations levels 1 to 3']);
  await expect.element(page.getByRole('link', { name: 'Watch, 1:15' })).toBeVisible();
  await expect.element(page.getByText('You, 5.2')).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
  const done = page.getByRole('checkbox', { name: texts.buckets.mark });
  await page.getByText(texts.buckets.mark).click();
  await expect.element(done).toBeChecked();
  expect(server.sent(performanceEndpoints.moduleAct).map(({ body }) => body.done)).toEqual([true]);
});

test('a skill without a film leads to its levels, and an address without a skill to all of them', async () => {
  await at('?traitId=fitness');
  await expect
    .element(page.getByRole('link', { name: texts.nine_levels }))
    .toHaveAttribute('href', '/en/performance-based-skills-definitions?trait=fitness');
  await at('');
  await expect
    .element(page.getByRole('link', { name: /^Sleep/ }))
    .toHaveAttribute('href', '/en/performance-buckets?traitId=sleep');
});
