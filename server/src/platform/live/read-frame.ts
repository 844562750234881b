import type { ErrorCode } from '@stratum/contract/errors';
import { type ClientFrame, clientFrameSchema } from '@stratum/contract/socket';
import { parseJson } from '../parse-json.ts';

interface Refused {
  readonly refusal: ErrorCode;
  /** The id that the client has given the frame, to tell which was refused. */
  readonly clientId?: string;
}

/** Reads a frame that a client has sent. */
export function readFrame(data: Buffer, isBinary: boolean): ClientFrame | Refused {
  if (isBinary) return { refusal: 'malformed' };
  const value = parseJson(data.toString('utf8'));
  if (typeof value !== 'object' || value === null) return { refusal: 'malformed' };
  const parsed = clientFrameSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  return { refusal: 'invalid_input', ...clientIdOf(value) };
}

/** Characters of an id that is sent back. */
const longestClientId = 100;

function clientIdOf(value: object): { clientId?: string } {
  const message: unknown = Reflect.get(value, 'message');
  const holder = typeof message === 'object' && message !== null ? message : value;
  const clientId: unknown = Reflect.get(holder, 'clientId');
  if (typeof clientId !== 'string' || clientId.length > longestClientId) return {};
  return { clientId };
}
