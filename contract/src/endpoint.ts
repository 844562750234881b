/** How long the server keeps an Idempotency-Key with its reply, in days. */
export const idempotencyKeyDays = 30;

/**
 * Where a call goes: all that the browser needs to make it. Apart from the route's schemas, so that
 * a page without a form loads no schema library.
 */
export interface Endpoint {
  /** The domain whose data the call reads or writes. */
  readonly domain: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with `:name` for path parameters. */
  readonly path: `/${string}`;
  /** Takes an Idempotency-Key: the same one answers the first reply again, and changes nothing. */
  readonly idempotent?: true;
  /** Is refused without such a key: done twice, it would cost money. */
  readonly needsKey?: true;
  /** Its input names what it makes: the same one again makes nothing, and is answered as the first. */
  readonly repeatable?: true;
  /** Other domains whose data the call changes. */
  readonly touches?: readonly string[];
  /** The reply comes from the content pack, which changes only with a start of the server. */
  readonly static?: true;
}

type EndpointTable = Readonly<Record<string, Omit<Endpoint, 'domain'>>>;
type EndpointsOf<Table extends EndpointTable> = {
  readonly [Name in keyof Table]: Table[Name] & Pick<Endpoint, 'domain'>;
};

/** A domain's endpoints by name; its routes add the schemas to them. */
export function defineEndpoints<const Table extends EndpointTable>(
  domain: string,
  table: Table,
): EndpointsOf<Table>;
export function defineEndpoints(domain: string, table: EndpointTable): EndpointsOf<EndpointTable> {
  return Object.fromEntries(
    Object.entries(table).map(([name, endpoint]) => [name, { ...endpoint, domain }]),
  );
}
