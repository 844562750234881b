import type { Page } from '@playwright/test';

/** Opens a page, and waits until it is told what happens elsewhere. */
export async function gotoLive(page: Page, path: string): Promise<void> {
  const opening = page.waitForEvent('websocket');
  await page.goto(path);
  const socket = await opening;
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"ready"'));
}
