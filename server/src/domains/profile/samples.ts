import type { profileRoutes } from '@stratum/contract/profile';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  profileInfo: { statements: 5 },
  updateProfile: { statements: 11, call: () => ({ body: { first_name: 'Augusta' } }) },
  updateSmsNotification: { statements: 5, call: () => ({ body: { smsNotification: false } }) },
} satisfies Samples<typeof profileRoutes>;
