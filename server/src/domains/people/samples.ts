import type { peopleRoutes } from '@stratum/contract/console/people';
import type { UserId } from '@stratum/contract/ids';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

const password = 'Lantern-9x';
const body = { password, reason: 'asked for by phone' };

/** An act on somebody who is there. */
const onSomebody =
  <Extra extends object>(more: Extra) =>
  async ({
    on,
  }: SampleSetting): Promise<{ params: { userId: UserId }; body: typeof body & Extra }> => {
    const { id } = await on.build.user();
    return { params: { userId: id }, body: { ...body, ...more } };
  };

export const samples = {
  people: { statements: 2, call: () => ({ query: { search: 'ada', sort: 'name' } }) },
  person: {
    statements: 24,
    call: async ({ on }) => ({ params: { userId: (await on.build.user()).id } }),
  },
  endPersonSessions: { statements: 12, call: onSomebody({}) },
  blockAccount: { statements: 16, call: onSomebody({}) },
  unblockAccount: { statements: 12, call: onSomebody({}) },
  changePersonRole: { statements: 14, call: onSomebody({ role: 'admin' as const }) },
  resendPersonCode: {
    statements: 18,
    call: async ({ on }) => ({
      params: { userId: (await on.build.user()).id },
      body: { reason: 'the mail did not come' },
    }),
  },
  exportPerson: { statements: 18, call: onSomebody({}) },
  deletePerson: { statements: 20, call: onSomebody({}) },
  viewAsPerson: {
    statements: 12,
    call: async ({ on }) => ({
      params: { userId: (await on.build.user()).id },
      body: { reason: 'cannot find the export', minutes: 5 as const },
    }),
  },
  endViewOfPerson: {
    statements: 5,
    call: async ({ on }) => ({ params: { userId: (await on.build.user()).id } }),
  },
  actOnPeople: {
    statements: 16,
    call: async ({ on }) => ({
      body: { ...body, act: 'block' as const, userIds: [(await on.build.user()).id] },
    }),
  },
} satisfies Samples<typeof peopleRoutes>;
