import { clientErrorEndpoints } from '@stratum/contract/endpoints/client-errors';
import { callRoute } from '../api/route-call.ts';
import { createErrorReporter, createLeaveWatch } from './error-reporter.ts';

const leave = createLeaveWatch(() => performance.now());

/** Tells the server of a mistake in this program: `reportError` and what a boundary catches. */
export const reportFault = createErrorReporter({
  send: (body) => callRoute(clientErrorEndpoints.reportClientError, { body }),
  page: () => location.pathname,
  isLeaving: leave.isLeaving,
  // A built file's name holds a hash of its content.
  build: new URL(import.meta.url).pathname.split('/').at(-1) ?? '',
});

/** Hears of everything that nothing has caught. */
export function reportUncaughtErrors(): void {
  addEventListener('beforeunload', leave.begin);
  addEventListener('error', ({ error, message }) => reportFault(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));
}
