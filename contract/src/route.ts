import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

export const apiBase = '/api/v1';
/** Bytes that a body may have where its route says nothing else. */
export const bodyLimit = 16 * 1024;

/**
 * Who may call a route. `owner`: the person whose id stands at `of`; `owner_or_administrator`:
 * administrators, too; `object`: a caller with the given relation to each object that the call names.
 */
export type Access =
  | { readonly policy: 'public' | 'user' | 'administrator' }
  | { readonly policy: 'owner' | 'owner_or_administrator'; readonly of: PersonPlace }
  | { readonly policy: 'object'; readonly objects: Readonly<Record<string, ObjectAccess>> };
export type PersonPlace = 'params.userId' | 'query.user_id';

/** The relation that the caller must have to an object, and where in the call its id is; everybody is a viewer. */
export interface ObjectAccess {
  readonly as: Relation;
  readonly id: IdPlace | readonly IdPlace[];
}
export type Relation =
  | 'owner'
  | 'reader'
  | 'member'
  | 'group_admin'
  | 'invited'
  | 'witness'
  | 'viewer'
  | 'fellow'
  | 'party';
export type IdPlace = `${'params' | 'query' | 'body'}.${string}`;

/** Seconds that texts of the content pack may be cached; for so long a browser may show an older pack's. */
export const packKept = 5 * 60;

export const anyone = { policy: 'public' } as const;
export const signedIn = { policy: 'user' } as const;
export const administrators = { policy: 'administrator' } as const;

/** Access to the objects a call names: `opens({ goal: { as: 'owner', id: 'params.id' } })`. */
export function opens<const Objects extends Readonly<Record<string, ObjectAccess>>>(
  objects: Objects,
) {
  return { policy: 'object', objects } as const;
}

/** The names of the objects that a route opens. */
export type ObjectsOf<R extends Route> = R['access'] extends { readonly objects: infer Objects }
  ? keyof Objects & string
  : never;

export interface Route extends Endpoint {
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Bytes that the body may have, where they are more than `bodyLimit`. */
  readonly bodyLimit?: number;
  readonly reply: z.ZodType;
  /** Seconds that a read may be kept, a copy for each language: by proxies too where it is public. */
  readonly cacheSeconds?: number;
  /** The codes of this route's own rules, besides those any route of its kind may answer (see openapi.ts). */
  readonly errors: readonly ErrorCode[];
  /** Its domain counts its calls: they are not among the writes that an account may make. */
  readonly ownLimit?: true;
}

export type RouteTable = Record<string, Route>;

/** Keeps each route's exact schema types while checking the table's shape. */
export function defineRoutes<const Table extends RouteTable>(table: Table): Table {
  return table;
}

export type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType
  ? z.output<R[K]>
  : undefined;
/** What a caller sends, before defaults and transformations. */
export type SentPart<
  R extends Route,
  K extends 'params' | 'query' | 'body',
> = R[K] extends z.ZodType ? z.input<R[K]> : undefined;
export type Reply<R extends Route> = z.output<R['reply']>;
/** What a handler gives back: the reply before its schema has cut it to shape. */
export type ReplyInput<R extends Route> = z.input<R['reply']>;
