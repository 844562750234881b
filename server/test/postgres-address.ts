export interface PostgresAddress {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

export const templateDatabase = 'stratum_template';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresAddress;
  }
}
