import { channel } from 'node:diagnostics_channel';
import type { ObjectAccess, Route } from '@stratum/contract/route';
import type { Queryable } from '../database.ts';
import { AppError } from './app-error.ts';
import type { Caller, Doors, OpenDoor, RowLock } from './call.ts';

/** The message of `doorChannel`. */
export interface OpenedDoor {
  readonly route: Route;
  readonly object: string;
}

/** A diagnostics channel: tests subscribe to it, to prove that each route opens its doors. */
export const doorChannel = channel('stratum:door');

export interface CallInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The doors of one call, with its caller and ids filled in. */
export function doorsOfCall(
  route: Route,
  doors: Doors,
  caller: Caller | null,
  input: CallInput,
): Readonly<Record<string, OpenDoor<unknown>>> {
  if (!('objects' in route.access) || caller === null) return {};
  const named = Object.entries(route.access.objects).map(([object, access]) => {
    const open = async (tx: Queryable, lock?: RowLock) => {
      const id = idIn(input, access);
      // Ids are branded by the schema that has read them, which a record of doors cannot express.
      const row = id === undefined ? null : await doors[object]?.(tx, caller, id as never, lock);
      doorChannel.publish({ route, object } satisfies OpenedDoor);
      if (row === null || row === undefined) throw new AppError('not_found');
      return row;
    };
    return [object, open] as const;
  });
  return Object.fromEntries(named);
}

/** The id of an object, in the first of its places that has one. */
function idIn(input: CallInput, { id }: ObjectAccess): unknown {
  const places = typeof id === 'string' ? [id] : id;
  return places
    .map((place) => {
      const [part, key] = place.split('.') as [keyof CallInput, string];
      return (input[part] as Record<string, unknown> | undefined)?.[key];
    })
    .find((found) => found !== undefined);
}
