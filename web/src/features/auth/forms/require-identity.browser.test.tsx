import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { RequireIdentity } from './require-identity.tsx';

test('on the way back to the first step the page keeps its height', async () => {
  const { container } = await renderInApp(
    <RequireIdentity>
      <p>Step 2</p>
    </RequireIdentity>,
    '/en/signupnext',
  );
  await expect.poll(() => container.scrollHeight).toBeGreaterThanOrEqual(window.innerHeight);
  expect(container.textContent).not.toContain('Step 2');
});
