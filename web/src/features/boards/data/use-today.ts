import { boardEndpoints } from '@stratum/contract/endpoints/boards';
import type { GroupId } from '@stratum/contract/ids';
import { useRoute } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';

export type Today = RouteReply<typeof boardEndpoints.groupToday>;
export type TodayOfMember = Today['items'][number];

/** Others' wins come without an event. */
const minute = 60_000;

/** What members who share have done today, and the week that they fill; read anew while it is seen. */
export function useToday(groupId: GroupId) {
  const params = { ppauGroupId: groupId };
  return useRoute(boardEndpoints.groupToday, { params }, { refetchInterval: minute });
}

/** How many of all are done today, and how many there could be: nothing that a day off leaves out. */
export function sumOfToday({ items }: Today): { done: number; of: number } {
  const done = items.reduce((sum, { wins }) => sum + countOf(wins), 0);
  return { done, of: done + items.reduce((sum, { open }) => sum + open, 0) };
}

export function countOf(wins: TodayOfMember['wins']): number {
  return Object.values(wins).filter(Boolean).length;
}
