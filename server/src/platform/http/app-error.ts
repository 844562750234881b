import { type ErrorCode, errorStatus } from '@stratum/contract/errors';
import type { FieldProblem } from '@stratum/contract/validation';

/** Of `errors.{en,fr,de}.json` besides those of codes. */
export type Sentence = 'no_room';

interface AppErrorOptions {
  readonly fields?: ReadonlyMap<string, FieldProblem>;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
  readonly status?: number;
  /** Said in place of the code's own sentence. */
  readonly sentence?: Sentence;
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
  readonly sentence: Sentence | ErrorCode;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? errorStatus[code];
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.current = options.current;
    this.sentence = options.sentence ?? code;
  }
}
