import { profileRoutes } from '@stratum/contract/profile';
import type { FastifyInstance } from 'fastify';
import type { DatabaseConnection } from '../../platform/database.ts';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import type { AssessmentStanding } from '../auth/index.ts';
import { profileInfo } from './service.ts';

interface ProfilePorts {
  readonly database: DatabaseConnection;
  readonly assessmentStanding: AssessmentStanding;
}

export function installProfile(
  api: FastifyInstance,
  bindPorts: BindPorts,
  { database: { db }, assessmentStanding }: ProfilePorts,
): void {
  bind(api, bindPorts, profileRoutes, {
    profileInfo: ({ caller }) => profileInfo({ db, assessmentStanding }, caller.userId),
  });
}
