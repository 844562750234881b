import { type ErrorCode, errorStatus } from '@stratum/contract/errors';
import type { ClientError } from './reply.ts';

/** A failed call. Ask by `code`; `message` and `fields` are in the reader's language. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  /** Each field's path with its sentence; empty when no field is to blame. */
  readonly fields: Readonly<Record<string, string>>;
  readonly status: number;

  constructor(error: ClientError) {
    super(error.message);
    // A token error is a bare text, which the client wraps as a message.
    this.code = known(error.code) ?? known(error.message) ?? 'something_went_wrong';
    this.fields = error.fields ?? {};
    this.status = errorStatus[this.code];
  }
}

function known(code: string | undefined): ErrorCode | undefined {
  return code !== undefined && isErrorCode(code) ? code : undefined;
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
