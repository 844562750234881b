import type { Route, RouteTable, SentPart } from '@stratum/contract/route';
import type { SignedInUser } from './build.ts';
import type { TestApp } from './create-test-app.ts';
import type { Issuer } from './oidc-issuer.ts';

/** What a sample call is made in. */
export interface SampleSetting {
  readonly on: TestApp;
  /** The provider that the product signs people in by. */
  readonly issuer: Issuer;
  /** Who calls, and owns what the call names. */
  readonly owner: SignedInUser;
}

interface SampleInput<R extends Route> {
  readonly params?: SentPart<R, 'params'>;
  readonly query?: SentPart<R, 'query'>;
  readonly body?: SentPart<R, 'body'>;
}

/** A call that succeeds, for the promises that hold for every route. */
export interface Sample<R extends Route> {
  /** The most statements that the successful call runs, finding the caller included. */
  readonly statements: number;
  /** Makes what the call needs in order to succeed. @returns what is sent */
  readonly call?: (setting: SampleSetting) => Promise<SampleInput<R>> | SampleInput<R>;
}

/** One sample for each route of a table. */
export type Samples<Table extends RouteTable> = {
  readonly [Name in keyof Table]: Sample<Table[Name]>;
};
