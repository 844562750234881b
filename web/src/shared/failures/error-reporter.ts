import { clientErrorLengths, withoutPersonalData } from '@stratum/contract/client-error-text';
import type { clientErrorEndpoints } from '@stratum/contract/endpoints/client-errors';
import { CallError } from '../api/call-error.ts';
import type { RouteBody } from '../api/route-input.ts';

type Report = RouteBody<typeof clientErrorEndpoints.reportClientError>;

interface ReporterDependencies {
  readonly send: (report: Report) => Promise<unknown>;
  /** The path of the page at this moment. */
  readonly page: () => string;
  readonly build: string;
  /** What fails while the page goes is no fault: nobody is there to see it. */
  readonly isLeaving: () => boolean;
}

/** Of one page load: a fault that repeats itself must not flood the server. */
const maxReports = 10;

/** Tells the server of mistakes in this program, each once. What it is told itself, it never tells. */
export function createErrorReporter({ send, page, build, isLeaving }: ReporterDependencies) {
  const reported = new Set<string>();
  return (caught: unknown): void => {
    const fault = faultOf(caught);
    if (fault === null || isLeaving() || reported.size >= maxReports || reported.has(fault.key))
      return;
    reported.add(fault.key);
    const { message, stack } = fault;
    // Where it fails there is nothing left to do: another report would fail as well.
    send({
      message: cut(message, clientErrorLengths.message) || 'No message',
      stack: stack === null ? null : cut(stack, clientErrorLengths.stack),
      page: cut(page(), clientErrorLengths.page),
      build: build.slice(0, clientErrorLengths.build),
    }).catch(() => undefined);
  };
}

/** @returns null for what is no mistake of ours: a refused or cancelled call, a resize observer's notice */
function faultOf(error: unknown) {
  if (error instanceof CallError || isCancellation(error)) return null;
  if (!(error instanceof Error)) return { message: String(error), stack: null, key: String(error) };
  if (error.message.startsWith('ResizeObserver loop')) return null;
  const { message, stack = null } = error;
  return { message, stack, key: `${message}\n${stack ?? ''}` };
}

function isCancellation(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function cut(text: string, length: number): string {
  return withoutPersonalData(text).slice(0, length);
}

/** How long a page may take to be replaced, milliseconds. One that stays is a page again after it. */
const longestLeave = 10_000;

/**
 * Whether the page is being left. Firefox ends its downloads then, and reports each module that did
 * not arrive, and what React makes of it, as a fault.
 */
export function createLeaveWatch(now: () => number) {
  let begunAt: number | null = null;
  return {
    begin: () => {
      begunAt = now();
    },
    isLeaving: () => begunAt !== null && now() - begunAt < longestLeave,
  };
}
