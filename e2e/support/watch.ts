import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** What a test says beforehand will fail: a status, or `unreachable` for no answer, at a path. */
export interface ExpectedFault {
  readonly status: number | 'unreachable';
  readonly path: string | RegExp;
}

export interface Watch {
  /** Listens to every page of a browser context. */
  over(context: BrowserContext): void;
  expect(...faults: ExpectedFault[]): void;
  readonly faults: readonly string[];
}

/** Collects what should not happen in any page: noise, failures, calls to elsewhere. */
export function createWatch(address: string): Watch {
  const { origin } = new URL(address);
  const faults: string[] = [];
  // Asked for where a document names no icon, as a text file does.
  const expected: ExpectedFault[] = [{ status: 404, path: '/favicon.ico' }];

  function isExpected(url: string, status?: ExpectedFault['status']): boolean {
    const { pathname } = new URL(url, origin);
    return expected.some(
      (fault) =>
        (status === undefined || fault.status === status) &&
        (typeof fault.path === 'string' ? fault.path === pathname : fault.path.test(pathname)),
    );
  }

  function onConsole(message: ConsoleMessage): void {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    const isFailure = /^(Failed to load resource|WebSocket connection)/.test(message.text());
    if (isFailure && isExpected(url)) return;
    faults.push(`console ${message.type()}: ${message.text()} (${url})`);
  }

  function onRequest(request: Request): void {
    const url = new URL(request.url());
    if (/^(http|ws)s?:$/.test(url.protocol) && url.host !== new URL(origin).host) {
      faults.push(`request to elsewhere: ${url}`);
    }
    if (url.pathname === '/csp-report') faults.push(`csp report: ${request.postData()}`);
  }

  function onResponse(response: Response): void {
    const status = response.status();
    if (status < 400 || isExpected(response.url(), status)) return;
    faults.push(`${status} ${nameOf(response.request())}`);
  }

  function onFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was fetching.
    if (reason === 'net::ERR_ABORTED' || isExpected(request.url(), 'unreachable')) return;
    faults.push(`${reason} ${nameOf(request)}`);
  }

  return {
    faults,
    expect: (...more) => void expected.push(...more),
    over(context) {
      context.on('console', onConsole);
      context.on('weberror', (error) => faults.push(`page error: ${error.error()}`));
      context.on('request', onRequest);
      context.on('response', onResponse);
      context.on('requestfailed', onFailure);
    },
  };
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}
