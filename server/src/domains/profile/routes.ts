import { profileRoutes } from '@stratum/contract/profile';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import type { Log } from '../../platform/log.ts';
import { createSmsPost } from '../../platform/sms/post.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import type { AssessmentStanding } from '../auth/index.ts';
import type { FindOrganization } from '../organizations/index.ts';
import type { UploadNeeds } from '../uploads/index.ts';
import { updateProfile } from './change.ts';
import { type Needs, profileLimits } from './needs.ts';
import { profileInfo } from './profile-info.ts';
import { updateSmsNotification } from './text-messages.ts';

interface ProfilePorts {
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly sms: SmsSender;
  readonly uploads: UploadNeeds;
  readonly assessmentStanding: AssessmentStanding;
  readonly findOrganization: FindOrganization;
}

export function installProfile(
  api: FastifyInstance,
  bindPorts: BindPorts,
  { log, clock, database, sms, ...others }: ProfilePorts,
): void {
  const needs: Needs = {
    db: database.db,
    clock,
    limiter: createLimiter(database.pool, profileLimits),
    smsPost: createSmsPost(sms, log),
    ...others,
  };
  bind(api, bindPorts, profileRoutes, {
    profileInfo: ({ caller }) => profileInfo(needs, caller.userId),
    updateProfile: (call) => updateProfile(needs, call),
    updateSmsNotification: ({ caller, body }) =>
      updateSmsNotification(needs, caller, body.smsNotification),
  });
  api.addHook('onClose', () => needs.smsPost.settled());
}
