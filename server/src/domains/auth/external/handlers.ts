import type { externalSignInRoutes } from '@stratum/contract/external-sign-in';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Doors, Handlers } from '../../../platform/http/call.ts';
import type { OidcProvider } from '../../../platform/oidc/provider.ts';
import type { Needs } from '../needs.ts';
import { beginExternalSignIn, finishExternalSignIn } from './external-sign-in.ts';

/** @param provider null where the operator has set none */
export function externalHandlers(
  needs: Needs,
  provider: OidcProvider | null,
): Handlers<typeof externalSignInRoutes, Doors> {
  const required = () => {
    if (!provider) throw new AppError('not_found');
    return provider;
  };
  return {
    externalProvider: async () => ({ name: provider?.name ?? null }),
    externalSignIn: async (call) => beginExternalSignIn(needs, required(), call),
    externalCallback: async (call) => finishExternalSignIn(needs, required(), call),
  };
}
