import type { SessionId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Role } from '@stratum/contract/person';
import type { ObjectsOf, Part, ReplyInput, Route, RouteTable } from '@stratum/contract/route';
import type { Queryable, Transaction } from '../database.ts';

/** The signed-in person a call is made for. */
export interface Caller {
  readonly userId: UserId;
  readonly role: Role;
  readonly sessionId: SessionId;
  /** The administrator who looks on as this person; null where it is the person. */
  readonly viewerId: UserId | null;
  readonly timeZone: string;
  /** The hour of the clock at which a day of theirs begins. */
  readonly dayStartHour: number;
}

/** Strength of a row lock, as in `SELECT … FOR`. */
export type RowLock = 'update' | 'no key update' | 'share';

/**
 * Reads the row of an id, where the caller has the relation to it that the route's access names; no
 * row where not, or where there is none. A lock holds until the transaction ends.
 */
export type Door<Id, Row> = (
  tx: Queryable,
  caller: Caller,
  id: Id,
  lock?: RowLock,
) => Promise<Row | null | undefined>;

/** Doors by the names of the objects they lead to. */
export type Doors = Readonly<Record<string, Door<never, unknown>>>;

/** A door with caller and id filled in. @throws AppError not_found */
export interface OpenDoor<Row> {
  (tx: Queryable): Promise<Row>;
  (tx: Transaction, lock: RowLock): Promise<Row>;
}

type RowBehind<D> = D extends Door<never, infer Row> ? Row : never;

export interface Call<R extends Route, D extends Doors = Doors> {
  readonly params: Part<R, 'params'>;
  readonly query: Part<R, 'query'>;
  readonly body: Part<R, 'body'>;
  readonly caller: R['access']['policy'] extends 'public' ? null : Caller;
  /** Whom the call is about: the person its access names, else the caller. */
  readonly subject: R['access']['policy'] extends 'public' ? null : UserId;
  /** The only way to a row that the call names. */
  readonly open: { readonly [Name in ObjectsOf<R>]: OpenDoor<RowBehind<D[Name]>> };
  /** For a route that runs once for a key: the transaction that key and work share. */
  readonly tx: R extends { idempotent: true } ? Transaction : null;
  readonly locale: Locale;
  /** Where the caller reaches the product, as the request says. */
  readonly origin: string;
  /** Where the call comes from, for limits: an IPv4 address, or the /64 around an IPv6 one. */
  readonly network: string;
  readonly userAgent: string;
}

export type Handler<R extends Route, D extends Doors = Doors> = (
  call: Call<R, D>,
) => Promise<ReplyInput<R>>;
export type Handlers<Table extends RouteTable, D extends Doors> = {
  readonly [Name in keyof Table]: Handler<Table[Name], D>;
};
