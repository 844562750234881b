import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/in-app.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

function Screen() {
  const [isFailed, setFailed] = useState(true);
  return (
    <>
      <h1>The dashboard</h1>
      {isFailed && <ErrorState message="It failed." onRetry={() => setFailed(false)} />}
      {!isFailed && <EmptyState heading="Nothing here yet" text="Come back soon." />}
    </>
  );
}

test('the heading takes the focus over from a button that goes away with what it mended', async () => {
  const screen = await renderInApp(<Screen />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const empty = screen.getByRole('heading', { level: 2, name: 'Nothing here yet' });
  await expect.element(empty).toBeVisible();
});
