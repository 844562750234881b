import type { OperatorFacts } from '@stratum/contract/operator';
import { siteRoutes } from '@stratum/contract/site';
import type { FastifyInstance } from 'fastify';
import { type BindPorts, bind } from '../http/bind.ts';

/** For pages that the browser makes itself; pre-rendered ones carry the same facts along. */
export function installSite(api: FastifyInstance, ports: BindPorts, operator: OperatorFacts): void {
  bind(api, ports, siteRoutes, { site: async () => ({ operator }) });
}
