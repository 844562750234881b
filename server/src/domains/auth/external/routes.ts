import { externalSignInRoutes } from '@stratum/contract/external-sign-in';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { type BindPorts, bind } from '../../../platform/http/bind.ts';
import type { OidcProvider } from '../../../platform/oidc/provider.ts';
import type { Needs } from '../needs.ts';
import { beginExternalSignIn, finishExternalSignIn } from './external-sign-in.ts';

/** @param provider null where the operator has set none */
export function installExternalSignIn(
  api: FastifyInstance,
  bindPorts: BindPorts,
  needs: Needs,
  provider: OidcProvider | null,
): void {
  const required = () => {
    if (!provider) throw new AppError('not_found');
    return provider;
  };
  bind(api, bindPorts, externalSignInRoutes, {
    externalProvider: async () => ({ name: provider?.name ?? null }),
    externalSignIn: async (call) => beginExternalSignIn(needs, required(), call),
    externalCallback: async (call) => finishExternalSignIn(needs, required(), call),
  });
}
