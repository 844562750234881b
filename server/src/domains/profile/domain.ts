import type { Pack } from '@stratum/content/pack';
import { profileRoutes } from '@stratum/contract/profile';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { createSendSms } from '../../platform/sms/sms-jobs.ts';
import type { FindOrganization } from '../organizations/index.ts';
import type { UploadDeps } from '../uploads/index.ts';
import { type Deps, profileLimits } from './deps.ts';
import { profilePersonalData } from './personal-data.ts';
import { profileInfo } from './profile-info.ts';
import { updateSmsNotification } from './text-messages.ts';
import { updateProfile } from './update-profile.ts';

interface ProfileDeps {
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly jobs: Jobs;
  readonly publicUrl: string;
  readonly uploads: UploadDeps;
  readonly pack: Pack;
  readonly findOrganization: FindOrganization;
}

export function profileDomain({ clock, database, jobs, ...others }: ProfileDeps) {
  const deps: Deps = {
    db: database.db,
    clock,
    limiter: createLimiter(database.pool, profileLimits),
    sendSms: createSendSms({ jobs, clock }),
    ...others,
  };
  return {
    name: 'profile',
    routes: implement(profileRoutes, {
      profileInfo: ({ caller, locale }) => profileInfo(deps, caller.userId, locale),
      updateProfile: (call) => updateProfile(deps, call),
      updateSmsNotification: ({ caller, body }) =>
        updateSmsNotification(deps, caller, body.smsNotification),
    }),
    personalData: profilePersonalData,
  } satisfies Domain;
}
