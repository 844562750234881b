import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import type { Group } from '@stratum/contract/group';
import { groupIdSchema, invitationIdSchema, userIdSchema } from '@stratum/contract/ids';
import type { WinDay } from '@stratum/contract/wins';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import type { GroupMember } from './data/use-group-members.ts';

export const groupId = groupIdSchema.parse('01990000-0000-7000-8000-0000000000e1');
export const invitationId = invitationIdSchema.parse('01990000-0000-7000-8000-0000000000e2');
export const bruno = userIdSchema.parse('01990000-0000-7000-8000-000000000002');
export const chloe = userIdSchema.parse('01990000-0000-7000-8000-000000000003');

/** Hers, with two others in it. */
export function groupOfAda(change: Partial<Group> = {}): Group {
  return {
    id: groupId,
    name: 'Early risers',
    image: null,
    role: 'admin',
    memberCount: 3,
    adminId: ada.id,
    rules: null,
    timeZone: 'Europe/London',
    createdAt: '2026-11-01T08:00:00.000Z',
    joinedAt: '2026-11-01T08:00:00.000Z',
    share: false,
    level: 'mentions',
    mutedUntil: null,
    ...change,
  };
}

const member = (userId: GroupMember['userId'], first_name: string, minute: number) => ({
  userId,
  first_name,
  image: null,
  role: userId === ada.id ? ('admin' as const) : ('member' as const),
  share: false,
  joinedAt: `2026-11-01T08:0${minute}:00.000Z`,
});
/** The longest-standing first. */
export const members: GroupMember[] = [
  member(bruno, 'Bruno', 0),
  member(chloe, 'Chloé', 1),
  member(ada.id, 'Ada', 2),
];

export const invited = {
  invitationId,
  name: 'Cold water, 7 am',
  inviter: 'Chloé',
  inviterId: chloe,
  expiresAt: '2026-12-04T12:00:00.000Z',
};

/** Two of the five. */
const day: WinDay = {
  date: '2026-11-25',
  wins: {
    alarm: true,
    personalFitness: true,
    purposefulNutrition: false,
    noDistractions: false,
    personalDevelopment: false,
  },
  points: 2,
  skipped: null,
  filledLater: false,
};

export const server = fakeApi(
  answering(blockEndpoints.blockedPeople, { items: [] }),
  answering(groupEndpoints.listGroups, { items: [], next: null, invitations: [invited] }),
  answering(groupEndpoints.groupInfo, groupOfAda()),
  answering(groupEndpoints.groupMembers, { items: members, next: null }),
  answering(groupEndpoints.groupInvitations, { items: [], next: null }),
  answering(groupEndpoints.groupLink, { link: null }),
  answering(profileEndpoints.profileInfo, ada),
  answering(dailyWinEndpoints.getTodaySelected, day),
  answering(dailyWinEndpoints.getDailyWin, { items: [day] }),
);

/** Shows something of a group, and where one is. */
export function show(children: ReactNode, at = `/en/ppau?group=${groupId}`) {
  return renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>PPAU</h1>
      <h2>Early risers</h2>
      {children}
      <Place />
    </QueryClientProvider>,
    at,
  );
}

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}
