import type { Route, SentPart } from '@stratum/contract/route';
import type { Query } from './client.ts';

type PartName = 'params' | 'query' | 'body';
type PartsOf<R extends Route> = Extract<keyof R, PartName>;
type Nothing = Record<string, never>;

/** Parts whose every value may be left out may be left out themselves. */
type OptionalParts<R extends Route> = {
  [K in PartsOf<R>]: Nothing extends SentPart<R, K> ? K : never;
}[PartsOf<R>];

/** What a call of the route is made with: `{ params, query, body }`, as far as the route has them. */
export type RouteInput<R extends Route> = {
  readonly [K in Exclude<PartsOf<R>, OptionalParts<R>>]: SentPart<R, K>;
} & { readonly [K in OptionalParts<R>]?: SentPart<R, K> } & {
  readonly [K in Exclude<PartName, PartsOf<R>>]?: never;
};

/** The input may be left out where the route needs none. */
export type WithInput<R extends Route, Options> =
  Nothing extends RouteInput<R>
    ? [input?: RouteInput<R>, options?: Options]
    : [input: RouteInput<R>, options?: Options];

export type MutationInput<R extends Route> =
  Nothing extends RouteInput<R> ? RouteInput<R> | undefined | void : RouteInput<R>;

/** Any route's input, as the call itself sees it. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: unknown;
}
