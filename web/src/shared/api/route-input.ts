import type { RouteOf } from '@stratum/contract/api';
import type { Endpoint } from '@stratum/contract/endpoint';
import type { Reply, Route, SentPart } from '@stratum/contract/route';
import type { Query } from './client.ts';

type PartName = 'params' | 'query' | 'body';
type PartsOf<R extends Route> = Extract<keyof R, PartName>;
type Nothing = Record<string, never>;

/** Parts whose every value may be left out may be left out themselves. */
type OptionalParts<R extends Route> = {
  [K in PartsOf<R>]: Nothing extends SentPart<R, K> ? K : never;
}[PartsOf<R>];

type InputOf<R extends Route> = {
  readonly [K in Exclude<PartsOf<R>, OptionalParts<R>>]: SentPart<R, K>;
} & { readonly [K in OptionalParts<R>]?: SentPart<R, K> } & {
  readonly [K in Exclude<PartName, PartsOf<R>>]?: never;
};

/** What a call is made with: `{ params, query, body }`, as far as its route has them. */
export type RouteInput<E extends Endpoint> = InputOf<RouteOf<E>>;
/** The body alone, all of it. */
export type RouteBody<E extends Endpoint> = SentPart<RouteOf<E>, 'body'>;
export type RouteReply<E extends Endpoint> = Reply<RouteOf<E>>;

/** The input may be left out where the route needs none. */
export type WithInput<E extends Endpoint, Options> =
  Nothing extends RouteInput<E>
    ? [input?: RouteInput<E>, options?: Options]
    : [input: RouteInput<E>, options?: Options];

export type MutationInput<E extends Endpoint> =
  Nothing extends RouteInput<E> ? RouteInput<E> | undefined | void : RouteInput<E>;

/** Any route's input, as the call itself sees it. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: unknown;
}
