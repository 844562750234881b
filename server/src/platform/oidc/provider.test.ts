import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startIssuer } from '../../../test/oidc-issuer.ts';
import { createLog } from '../log.ts';
import { createOidcProvider } from './provider.ts';

test('a provider that is away at the start is asked until it is back, and known from then on', async () => {
  const issuer = await startIssuer();
  await issuer.close();
  expect(await issuer.provider.signOutUrl('token')).toBeNull();
  const discovery = issuer.provider.discover(new AbortController().signal);
  await issuer.open();
  await discovery;
  await issuer.close();
  expect(await issuer.provider.signOutUrl('token')).toContain('/session/end?');
});

test('asking ends with the server', async () => {
  const issuer = await startIssuer();
  await issuer.close();
  const stopping = new AbortController();
  const discovery = issuer.provider.discover(stopping.signal);
  stopping.abort();
  await discovery;
});

test('a provider that does not answer holds nobody’s sign-out', async () => {
  let isGivenUp = false;
  const silent = createServer((request) => {
    request.once('close', () => (isGivenUp = true));
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.close();
    silent.closeAllConnections();
  });
  const { port } = silent.address() as AddressInfo;
  const settings = {
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'stratum',
    clientSecret: 'secret',
    name: 'Example',
    redirectUri: 'http://stratum.test/login/external',
    afterSignOut: 'http://stratum.test/',
  };
  const provider = createOidcProvider(settings, createLog('silent'));
  const answered = provider.signOutUrl('token');
  await once(silent, 'request');
  expect(await answered).toBeNull();
  expect(isGivenUp).toBe(false);
});
