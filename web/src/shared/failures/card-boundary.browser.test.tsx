import { clientErrorEndpoints } from '@stratum/contract/endpoints/client-errors';
import { expect, test, vi } from 'vitest';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { CardBoundary } from './card-boundary.tsx';

const { reportClientError } = clientErrorEndpoints;
const server = fakeApi(answering(reportClientError, { received: true }));

test('a fault in one card leaves the others, is reported, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isBroken = true;
  function Chart() {
    if (isBroken) throw new Error('no axes');
    return <p>The chart</p>;
  }
  const screen = await renderInApp(
    <>
      <CardBoundary>
        <Chart />
      </CardBoundary>
      <CardBoundary>
        <p>The other card</p>
      </CardBoundary>
    </>,
  );
  await expect.element(screen.getByText('The other card')).toBeVisible();
  await expect.element(screen.getByText('This part could not be shown.')).toBeVisible();
  await expect.poll(() => server.sent(reportClientError).length).toBe(1);
  expect(server.sent(reportClientError)[0]?.body).toMatchObject({ message: 'no axes' });
  expect(await accessibilityFaults()).toEqual([]);
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('The chart')).toBeVisible();
});
