import { type ErrorCode, errorStatus } from '@stratum/contract/errors';
import type { FieldProblem } from '@stratum/contract/validation';

interface AppErrorOptions {
  readonly fields?: ReadonlyMap<string, FieldProblem>;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
  readonly status?: number;
  /** What there is instead of what the caller went by; answered with the code. */
  readonly current?: unknown;
}

/** A failure that is answered with its code. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: ReadonlyMap<string, FieldProblem> | undefined;
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? errorStatus[code];
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.current = options.current;
  }
}
