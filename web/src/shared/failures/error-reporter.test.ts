import { expect, test, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { createErrorReporter, createLeaveWatch } from './error-reporter.ts';

function setUp({ isLeaving = false } = {}) {
  const send = vi.fn(() => Promise.resolve<unknown>(null));
  const page = () => '/en/result/01990000-0000-7000-8000-000000000001?from=ada@example.org';
  const leaving = () => isLeaving;
  const report = createErrorReporter({ send, page, build: 'client.js', isLeaving: leaving });
  return { send, report };
}

function fault(message: string, stack = 'at Radar (charts.js:1:2)'): Error {
  return Object.assign(new Error(message), { stack });
}

test('a fault is told without what is personal', () => {
  const { send, report } = setUp();
  report(fault('No score for ada@example.org'));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    message: 'No score for <email>',
    stack: 'at Radar (charts.js:1:2)',
    page: '/en/result/:id',
    build: 'client.js',
  });
});

test('each is told once, and ten of a page at the most', () => {
  const { send, report } = setUp();
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 12; count += 1) report(fault(`fault ${count}`));
  }
  expect(send).toHaveBeenCalledTimes(10);
});

test('what is no mistake of the program is not told', () => {
  const { send, report } = setUp();
  report(new CallError({ code: 'not_found', message: 'Not there.' }));
  report(new DOMException('', 'AbortError'));
  report(new Error('ResizeObserver loop completed with undelivered notifications.'));
  expect(send).not.toHaveBeenCalled();
});

test('what fails while the page is being left is not told', () => {
  const { send, report } = setUp({ isLeaving: true });
  report(fault('error loading dynamically imported module'));
  expect(send).not.toHaveBeenCalled();
});

test('a report that fails is not reported', async () => {
  const { send, report } = setUp();
  send.mockRejectedValue(new Error('no network'));
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  report(fault('a fault'));
  await new Promise(setImmediate);
  process.off('unhandledRejection', rejected);
  expect(send).toHaveBeenCalledOnce();
  expect(rejected).not.toHaveBeenCalled();
});

test('what is thrown without being an error is told in its own words', () => {
  const { send, report } = setUp();
  report('plain text');
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'plain text', stack: null }),
  );
});

test('a page is being left for some seconds; one that stays after all is a page again', () => {
  let now = 5;
  const { begin, isLeaving } = createLeaveWatch(() => now);
  expect(isLeaving()).toBe(false);
  begin();
  expect(isLeaving()).toBe(true);
  now += 9_999;
  expect(isLeaving()).toBe(true);
  now += 1;
  expect(isLeaving()).toBe(false);
});
