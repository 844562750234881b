import { openTestApp, type TestApp } from './create-test-app.ts';
import { type Issuer, startIssuer } from './oidc-issuer.ts';

interface IssuerApp {
  readonly on: TestApp;
  readonly issuer: Issuer;
  close(): Promise<void>;
}

/** A server that people sign in to by a real issuer, for a whole file of tests; to be closed by it. */
export async function openIssuerApp(): Promise<IssuerApp> {
  const issuer = await startIssuer();
  const on = await openTestApp({ signInProvider: issuer.provider });
  return {
    on,
    issuer,
    async close() {
      await on.close();
      await issuer.close();
    },
  };
}
