import { expect, test } from 'vitest';
import { authDraft } from '../../features/auth/flow/draft.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import SignUpNextPage from './sign-up-next-page.tsx';

test('without step 1 the page leads back to it, says so there, and keeps its height meanwhile', async () => {
  const { container } = await renderInApp(<SignUpNextPage />, '/en/signupnext');
  await expect.poll(() => container.scrollHeight).toBeGreaterThanOrEqual(window.innerHeight);
  await expect.poll(() => authDraft.getState().notice).toBe('started_over');
  expect(container.querySelector('form')).toBeNull();
});
