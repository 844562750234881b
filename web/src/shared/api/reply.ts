import { isRecord } from '../json/is-record.ts';

/** A failure as callers get it: the body's error field. `code` and `fields` where the server names them. */
export interface ClientError {
  readonly message: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** From the reply's header, in seconds. */
  readonly retryAfter?: number;
  readonly [field: string]: unknown;
}

/** §7: never a thrown error. `data` is the whole body of a 2xx reply. */
export type ClientReply =
  | { readonly data: unknown; readonly error: null }
  | { readonly data: null; readonly error: ClientError };

/** The code in a body's error field, which is a bare text or an object; null when it has none. */
export function errorCode(error: unknown): string | null {
  if (typeof error === 'string') return error;
  if (!isRecord(error) || typeof error.code !== 'string') return null;
  return error.code;
}

/** §7: copied if it is an object, wrapped as a message if it is text. */
export function clientError(error: unknown, otherwise: ClientError): ClientError {
  if (typeof error === 'string') return { message: error };
  if (!isRecord(error)) return otherwise;
  const message = typeof error.message === 'string' ? error.message : otherwise.message;
  return { ...error, message };
}
