import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showStartupError, startupErrorId } from './startup-error.ts';

test('an app that does not start lets the document say so, and the error be heard', async () => {
  document.body.innerHTML = `<p id="${startupErrorId}" hidden>This page did not load.</p>`;
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const error = new Error('no network');
  showStartupError(error);
  await expect.element(page.getByText('This page did not load.')).toBeVisible();
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});
