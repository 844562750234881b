import { afterEach, expect, test, vi } from 'vitest';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { QueryState, type Read } from './query-state.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const refetch = vi.fn(async () => undefined);
const loading: Read = { data: undefined, isError: false, error: null, isFetching: true, refetch };
const loaded: Read = { ...loading, data: 'Ada', isFetching: false };
const failed: Read = {
  ...loading,
  isError: true,
  error: { message: 'Not now.' },
  isFetching: false,
};

const show = (...reads: Read[]) =>
  renderInApp(
    <QueryState reads={reads} skeleton={<hr />}>
      <p>Here</p>
    </QueryState>,
  );

test('what is on its way says so, also to who cannot see its place held', async () => {
  const screen = await show(loaded, loading);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
  await expect.element(screen.getByRole('separator')).toBeVisible();
  await expect.element(screen.getByText('Here')).not.toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

test('what is on its way is named where several are, and once each', async () => {
  const screen = await renderInApp(
    <>
      <QueryState reads={[loading]} name="Devices" skeleton={<hr />}>
        {null}
      </QueryState>
      <QueryState reads={[loading]} name="Your data" skeleton={<hr />}>
        {null}
      </QueryState>
    </>,
  );
  await expect.element(screen.getByText('Loading: Devices')).toBeInTheDocument();
  await expect.element(screen.getByText('Loading: Your data')).toBeInTheDocument();
  const regions = screen.getByRole('status').elements();
  expect(regions).toHaveLength(2);
  // A busy region keeps its live regions silent until it is done.
  expect(regions.filter((region) => region.closest('[aria-busy=true]'))).toEqual([]);
});

test('after ten seconds it says that it still waits, and can be asked anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await show(loading);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(screen.getByRole('button').elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('This is taking longer than usual.');
  refetch.mockClear();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('the end of the session is no failure of each part', async () => {
  const ended = { ...failed, error: { message: 'It has ended.', code: 'token_expired' } };
  const screen = await show(ended);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
  await expect.element(screen.getByText('It has ended.')).not.toBeInTheDocument();
});

test('a failure is said, and tried again for what is missing', async () => {
  refetch.mockClear();
  const screen = await show(loaded, failed);
  await expect.element(screen.getByRole('alert').getByText('Not now.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test('what was read once stays where a later try fails', async () => {
  const screen = await show({ ...failed, data: 'Ada' });
  await expect.element(screen.getByText('Here')).toBeVisible();
});
