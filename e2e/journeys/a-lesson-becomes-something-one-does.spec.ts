import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { performanceRoutes } from '@stratum/contract/performance';
import type { Reply } from '@stratum/contract/route';
import type { videoRoutes } from '@stratum/contract/videos';
import { keepInStorage } from '../support/account.ts';
import { call, verifiedNewcomer } from '../support/people.ts';
import { test } from '../support/test.ts';
import { say } from '../support/texts.ts';

const save = /\/api\/v1\/save-performance-video-progress$/;

const second = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);

/** What the server knows of the film that was watched. */
async function known(request: APIRequestContext, token: string) {
  const { items }: Reply<typeof videoRoutes.getVideos> = await call(request, 'get', '/get-videos', {
    token,
  });
  return items[0] ?? { progress: 0, second: 0 };
}

async function moduleKnown(request: APIRequestContext, token: string, moduleId: string) {
  const { items }: Reply<typeof performanceRoutes.getPerformanceModule> = await call(
    request,
    'get',
    `/get-performance-module?moduleId=${moduleId}`,
    { token },
  );
  return items[0] ?? { actDone: false };
}

test('by keys alone a lesson is watched, noted and applied; it goes on elsewhere', async ({
  request,
  texts,
  signedIn,
  lookHere,
  anotherBrowser,
  expectFaults,
  server,
}) => {
  const { lesson } = texts;
  const { token } = await verifiedNewcomer(request);
  const page = await signedIn(token);
  // Without an address it is the lesson that comes first.
  await page.goto('/performance-module-videos');
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page).toHaveURL(/moduleId=/);

  await page.keyboard.press('k');
  await expect.poll(() => second(page)).toBeGreaterThan(1);
  await page.keyboard.press('n');
  await page.keyboard.type('Curtains stay open tonight.');
  await lookHere(page, 'lesson-note');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Curtains stay open tonight.')).toBeVisible();
  await page.keyboard.press('k');
  await expect.poll(async () => (await known(request, token)).progress).toBeGreaterThan(0);

  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: lesson.apply.title });
  await dialog.getByRole('button', { name: lesson.apply.submit }).press('Enter');
  await expect(page.getByRole('button', { name: lesson.act.done, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(dialog).toBeHidden();
  const moduleId = new URL(page.url()).searchParams.get('moduleId') ?? '';
  // The button shows it before the server has it.
  await expect.poll(async () => (await moduleKnown(request, token, moduleId)).actDone).toBe(true);

  // In a tunnel.
  expectFaults({ status: 'unreachable', path: save });
  await page.route(save, (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('5');
  await page.keyboard.press('k');
  await expect.poll(() => second(page)).toBeGreaterThan(38.5);
  await page.keyboard.press('k');
  const waiting = say(texts.waiting.waiting_one, { count: 1 });
  await expect(page.getByRole('button', { name: waiting })).toBeVisible();
  const left = await second(page);
  await page.unroute(save);
  await expect.poll(async () => (await known(request, token)).second).toBeCloseTo(left, 0);

  const elsewhere = await (await anotherBrowser({ baseURL: server.url })).newPage();
  await keepInStorage(elsewhere, { access_token: token });
  await elsewhere.goto('/performance-module-videos');
  await expect.poll(() => second(elsewhere)).toBeCloseTo(left, 0);
  await elsewhere.getByRole('tab').last().click();
  await expect(elsewhere.getByText('Curtains stay open tonight.')).toBeVisible();

  const heading = elsewhere.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  await elsewhere.keyboard.press('Shift+N');
  await expect(heading).not.toHaveText(title ?? '');
  await expect(heading).toBeFocused();
  await expect.poll(() => second(elsewhere)).toBeGreaterThan(0);
});
