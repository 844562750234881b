import { profileRoutes } from '@stratum/contract/profile';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { createSendSms } from '../../platform/sms/sms-jobs.ts';
import type { AssessmentStanding } from '../auth/index.ts';
import type { FindOrganization } from '../organizations/index.ts';
import type { UploadNeeds } from '../uploads/index.ts';
import { updateProfile } from './change.ts';
import { type Needs, profileLimits } from './needs.ts';
import { profileInfo } from './profile-info.ts';
import { updateSmsNotification } from './text-messages.ts';

interface ProfilePorts {
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly jobs: Jobs;
  readonly uploads: UploadNeeds;
  readonly assessmentStanding: AssessmentStanding;
  readonly findOrganization: FindOrganization;
}

export function profileDomain({ clock, database, jobs, ...others }: ProfilePorts) {
  const needs: Needs = {
    db: database.db,
    clock,
    limiter: createLimiter(database.pool, profileLimits),
    sendSms: createSendSms(jobs),
    ...others,
  };
  return {
    name: 'profile',
    routes: implement(profileRoutes, {
      profileInfo: ({ caller, locale }) => profileInfo(needs, caller.userId, locale),
      updateProfile: (call) => updateProfile(needs, call),
      updateSmsNotification: ({ caller, body }) =>
        updateSmsNotification(needs, caller, body.smsNotification),
    }),
  } satisfies Domain;
}
