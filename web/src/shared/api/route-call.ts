import type { Endpoint } from '@stratum/contract/endpoint';
import type { Success } from '@stratum/contract/envelope';
import { isRecord } from '../json/is-record.ts';
import { CallError } from './call-error.ts';
import type { CallOptions } from './client.ts';
import { genericMessage } from './generic-message.ts';
import type { AnyInput, MutationInput, RouteReply, WithInput } from './route-input.ts';
import { client } from './shared-client.ts';

/** Calls a route of the contract. Throws `CallError`, or the signal's reason once aborted. */
export function callRoute<E extends Endpoint>(
  endpoint: E,
  ...args: WithInput<E, CallOptions>
): Promise<RouteReply<E>>;
export function callRoute(
  endpoint: Endpoint,
  input?: AnyInput,
  options?: CallOptions,
): Promise<unknown> {
  return callAnyRoute(endpoint, input, options);
}

/** The same for a caller that holds the input as one value. */
export function submitRoute<E extends Endpoint, Input extends MutationInput<E>>(
  endpoint: E,
  input: Input,
  options?: CallOptions,
): Promise<RouteReply<E>>;
export function submitRoute(
  endpoint: Endpoint,
  input: AnyInput | undefined,
  options?: CallOptions,
): Promise<unknown> {
  return callAnyRoute(endpoint, input, options);
}

/** The call itself, for any route. */
export async function callAnyRoute(
  endpoint: Endpoint,
  { params = {}, query, body }: AnyInput = {},
  options: CallOptions = {},
): Promise<unknown> {
  const path = fillPath(endpoint.path, params);
  const { data, error } = await client.send(endpoint.method, path, { query, body }, options);
  if (error?.code !== 'timeout') options.signal?.throwIfAborted();
  if (error) throw new CallError(error);
  if (!isReply(data)) throw new CallError({ message: genericMessage('something_went_wrong') });
  return data.data;
}

/** The server serialises by the route's schema, so the envelope's inside is not parsed again. */
function isReply(body: unknown): body is Success<unknown> {
  return isRecord(body) && body.success === true && 'data' in body;
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
