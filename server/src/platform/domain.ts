import type { RouteTable } from '@stratum/contract/route';
import type { Metric } from 'prom-client';
import type { Due } from './due/due.ts';
import type { Implementation } from './http/implement.ts';
import type { Job } from './jobs/jobs.ts';
import type { LivePart } from './live/frames.ts';
import type { StateReaders } from './live/states.ts';
import type { PersonalData } from './personal-data.ts';

/** What the application is made of: a plain object that says what one domain contributes. */
export interface Domain<Table extends RouteTable = RouteTable> {
  readonly name: string;
  readonly routes: Implementation<Table>;
  /** What the domain does in the background. */
  readonly jobs?: readonly Job[];
  /** What the domain does at a time: reminders, reviews, digests. */
  readonly due?: readonly Due[];
  /** Reads what a person's connections are told once it has changed. */
  readonly states?: StateReaders;
  /** What the domain does on live connections. */
  readonly live?: LivePart;
  /** What the domain counts, for /metrics. */
  readonly metrics?: readonly Metric[];
  /** What the domain holds of a person. */
  readonly personalData?: PersonalData;
}

type RouteNames<D> = D extends { readonly routes: Implementation<infer Table> }
  ? keyof Table & string
  : never;
type BoundTwice<List> = List extends readonly [infer First, ...infer Rest]
  ? (RouteNames<First> & RouteNames<Rest[number]>) | BoundTwice<Rest>
  : never;
type Unbound<Table, List extends readonly Domain[]> = Exclude<
  keyof Table & string,
  RouteNames<List[number]>
>;

/** `unknown`, which asks for nothing more, where a list answers every route once; else what is wrong. */
type Faults<Table, List extends readonly Domain[]> = [
  Unbound<Table, List> | BoundTwice<List>,
] extends [never]
  ? unknown
  : { readonly unbound: Unbound<Table, List>; readonly boundTwice: BoundTwice<List> };

/** The domains of a contract. A route that none of them answers, or two do, does not compile. */
export function domainsOf<Table extends RouteTable, const List extends readonly Domain[]>(
  _contract: Table,
  list: List & Faults<Table, List>,
): List {
  return list;
}
