import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import type { Profile } from '@stratum/contract/person';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';

/** The profile as it is read from now on. */
export const reading = (changed: Partial<Profile>) =>
  answering(profileEndpoints.profileInfo, { ...ada, ...changed });

export const server = fakeApi(reading({}));

export function show(children: ReactNode) {
  const client = createQueryClient();
  return renderInApp(<QueryClientProvider client={client}>{children}</QueryClientProvider>);
}
