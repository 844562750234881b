import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** What a test says beforehand will fail: a status, or `offline` for no answer, at a path. */
export interface ExpectedFault {
  readonly status: number | 'offline';
  readonly path: string | RegExp;
}

/** Collects what should not happen in any page of a browser context. */
export function watch(context: BrowserContext, origin: string) {
  const faults: string[] = [];
  const expected: ExpectedFault[] = [];
  const ours = new URL(origin).origin;

  const isExpected = (address: string, status: ExpectedFault['status'] | 'any') => {
    const { pathname } = new URL(address, origin);
    return expected.some(
      (fault) =>
        (status === 'any' || fault.status === status) &&
        (typeof fault.path === 'string' ? fault.path === pathname : fault.path.test(pathname)),
    );
  };

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (isLoadFailure(message) && isExpected(message.location().url, 'any')) return;
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(`page error: ${error.error().stack}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== ours) faults.push(`foreign: ${url}`);
    if (url.pathname === '/csp-report') faults.push(`csp report: ${request.postData()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || isExpected(response.url(), response.status())) return;
    faults.push(`${response.status()} ${named(response)}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was fetching.
    if (reason === 'net::ERR_ABORTED' || isExpected(request.url(), 'offline')) return;
    faults.push(`${reason} ${named(request)}`);
  });
  return {
    faults,
    expect: (...more: ExpectedFault[]) => void expected.push(...more),
  };
}

function isLoadFailure(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource');
}

function named(what: Request | Response): string {
  const request = 'request' in what ? what.request() : what;
  return `${request.method()} ${new URL(request.url()).pathname}`;
}
