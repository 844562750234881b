import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { userIdSchema } from '@stratum/contract/ids';
import type { Profile } from '@stratum/contract/person';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';

export const ada: Profile = {
  id: userIdSchema.parse('01990000-0000-7000-8000-000000000001'),
  first_name: 'Ada',
  last_name: 'Lindqvist',
  email: 'ada@example.org',
  image: null,
  assessment_completed: true,
  gender: null,
  birthDate: null,
  phone: '+44 20 7946 0018',
  country: 'GB',
  state: null,
  city: 'London',
  organization: null,
  smsNotification: false,
  locale: 'en',
  timeZone: 'Europe/London',
  role: 'user',
  hasPassword: true,
  deletionDate: null,
  createdAt: '2025-09-01T00:00:00.000Z',
};

/** The profile as it is read from now on. */
export const reading = (changed: Partial<Profile>) =>
  answering(profileEndpoints.profileInfo, { ...ada, ...changed });

export const server = fakeApi(reading({}));

export function show(children: ReactNode) {
  const client = createQueryClient();
  return renderInApp(<QueryClientProvider client={client}>{children}</QueryClientProvider>);
}
