import type { Access, ObjectsOf, Route, RouteTable } from '@stratum/contract/route';
import type { Door, Doors, Handler, Handlers } from './call.ts';

/** A contract's routes with what answers them. */
export interface Implementation<Table extends RouteTable = RouteTable> {
  readonly table: Table;
  readonly handlers: Readonly<Record<string, Handler<never>>>;
  readonly doors: Doors;
}

/** Routes that open no object. */
type PlainTable = Readonly<
  Record<string, Route & { readonly access: Exclude<Access, { policy: 'object' }> }>
>;
type DoorsOf<Table extends RouteTable> = {
  readonly [Name in ObjectsOf<Table[keyof Table]>]: Door<never, unknown>;
};

/**
 * Joins a contract's routes to their handlers and to the doors that their access names. A handler
 * or a door that is missing, or a handler that answers another shape, does not compile.
 */
export function implement<const Table extends PlainTable>(
  table: Table,
  handlers: Handlers<Table, Doors>,
): Implementation<Table>;
export function implement<const Table extends RouteTable, D extends DoorsOf<Table> & Doors>(
  table: Table,
  handlers: Handlers<Table, D>,
  doors: D,
): Implementation<Table>;
export function implement(
  table: RouteTable,
  handlers: Handlers<RouteTable, Doors>,
  doors: Doors = {},
): Implementation {
  return { table, handlers, doors };
}
