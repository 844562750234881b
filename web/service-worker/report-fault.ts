import { clientErrorLengths, withoutPersonalData } from '@stratum/contract/client-error-text';
import { clientErrorEndpoints } from '@stratum/contract/endpoints/client-errors';
import { apiBase } from '@stratum/contract/route';
import { release } from './release.ts';
import { scope } from './scope.ts';

const { method, path } = clientErrorEndpoints.reportClientError;
let hasReported = false;

/** Tells the server of a mistake in this worker, once until the browser starts it again. */
export function reportFault(fault: unknown): void {
  if (hasReported) return;
  hasReported = true;
  const { message, stack = null } = fault instanceof Error ? fault : new Error(String(fault));
  const body = {
    message: cut(message, clientErrorLengths.message) || 'No message',
    stack: stack === null ? null : cut(stack, clientErrorLengths.stack),
    page: scope.location.pathname,
    build: release.version,
  };
  const headers = { 'content-type': 'application/json' };
  fetch(apiBase + path, { method, headers, body: JSON.stringify(body) }).catch(() => undefined);
}

function cut(text: string, length: number): string {
  return withoutPersonalData(text).slice(0, length);
}
