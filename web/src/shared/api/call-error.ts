import { type ErrorCode, errorStatus } from '@stratum/contract/errors';
import { genericMessage } from './generic-message.ts';
import type { ClientError } from './reply.ts';

/**
 * What happens on the way and no server says: `offline`, nothing of ours was reached (browsers do
 * not tell a missing network from a server that is away), and `timeout`, the caller's deadline has passed.
 */
const networkCodes = ['offline', 'timeout'] as const;
export type NetworkCode = (typeof networkCodes)[number];

/** A failed call. Ask by `code`; `message` and `fields` are in the reader's language. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode | NetworkCode;
  /** Each field's path with its sentence; empty when no field is to blame. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of the reply; null where none came. */
  readonly status: number | null;
  /** Seconds after which the server would listen again; null where it names none. */
  readonly retryAfter: number | null;

  constructor(error: ClientError) {
    // A token error is a bare text, which the client wraps as a message.
    const bare = known(error.message);
    super(bare ? genericMessage('token_expired') : error.message);
    const network = networkCodes.find((code) => code === error.code);
    const code = known(error.code) ?? bare ?? 'something_went_wrong';
    this.code = network ?? code;
    this.fields = error.fields ?? {};
    this.status = network ? null : errorStatus[code];
    this.retryAfter = error.retryAfter ?? null;
  }

  /** Whether the call may have been carried out all the same: nothing came back, or a server's fault. */
  get isUnanswered(): boolean {
    return this.status === null || this.status >= 500;
  }
}

function known(code: string | undefined): ErrorCode | undefined {
  return code !== undefined && isErrorCode(code) ? code : undefined;
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
