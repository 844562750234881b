import { type ErrorCode, errorStatus } from '@stratum/contract/errors';
import { genericMessage } from './generic-message.ts';
import type { ClientError } from './reply.ts';

/** A failed call. Ask by `code`; `message` and `fields` are in the reader's language. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  /** Each field's path with its sentence; empty when no field is to blame. */
  readonly fields: Readonly<Record<string, string>>;
  readonly status: number;
  /** Seconds after which the server would listen again; null where it names none. */
  readonly retryAfter: number | null;

  constructor(error: ClientError) {
    // A token error is a bare text, which the client wraps as a message.
    const bare = known(error.message);
    super(bare ? genericMessage('token_expired') : error.message);
    this.code = known(error.code) ?? bare ?? 'something_went_wrong';
    this.fields = error.fields ?? {};
    this.status = errorStatus[this.code];
    this.retryAfter = error.retryAfter ?? null;
  }
}

function known(code: string | undefined): ErrorCode | undefined {
  return code !== undefined && isErrorCode(code) ? code : undefined;
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
