import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { createLog } from '../src/platform/log.ts';
import { createOidcProvider, type OidcProvider } from '../src/platform/oidc/provider.ts';

/** What the issuer tells of a person. */
interface Claims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface Issuer {
  /** The product's side of it. */
  readonly provider: OidcProvider;
  /** The same in a process that has not asked the issuer yet. */
  newProvider(): OidcProvider;
  /** The person that signs in from now on. */
  person: Claims;
  /** Signs `person` in as a browser would. @returns the query the browser comes back with */
  signIn(url: string): Promise<string>;
  /** Listens again where it did before. */
  open(): Promise<void>;
  close(): Promise<void>;
}

const redirectUri = 'http://stratum.test/login/external';
const client = { id: 'stratum', secret: 'a-secret-of-the-tests-and-nobody-else' };

/** A real OpenID Connect issuer on a port of its own. */
export async function startIssuer(): Promise<Issuer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    issuer: address,
    clientId: client.id,
    clientSecret: client.secret,
    name: 'Example',
    redirectUri,
    afterSignOut: 'http://stratum.test/',
  };
  const newProvider = () => createOidcProvider(settings, createLog('silent'));
  const issuer: Issuer = {
    person: { sub: 'nobody' },
    provider: newProvider(),
    newProvider,
    signIn: (url) => walkThrough(url, issuer.person.sub),
    async open() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  server.on('request', issuerOf(address, () => issuer.person).callback());
  return issuer;
}

function issuerOf(address: string, person: () => Claims): Provider {
  return new Provider(address, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: ['http://stratum.test/'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    cookies: { keys: ['the-cookies-of-a-test'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ ...person(), sub: accountId }),
    }),
  });
}

/** Follows the issuer's pages and fills in their two forms, sign-in and consent. */
async function walkThrough(start: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let request: { url: string; body?: URLSearchParams } = { url: start };
  for (let step = 0; step < 12; step += 1) {
    const answer = await visit(request, cookies);
    const location = answer.headers.get('location');
    if (location?.startsWith(redirectUri)) return new URL(location).search;
    if (location) {
      request = { url: new URL(location, request.url).href };
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!prompt) throw new Error(`The issuer answers ${answer.status}: ${page}`);
    request = { url: request.url, body: new URLSearchParams({ prompt, login, password: 'any' }) };
  }
  throw new Error('the issuer redirects without end');
}

async function visit(
  { url, body }: { url: string; body?: URLSearchParams },
  cookies: Map<string, string>,
): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
    headers: { cookie },
    redirect: 'manual',
  });
  for (const each of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
    cookies.set(name, value);
  }
  return answer;
}
