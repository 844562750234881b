import type { BoardPeriod } from '@stratum/contract/board-words';
import { boardEndpoints } from '@stratum/contract/endpoints/boards';
import type { GroupId } from '@stratum/contract/ids';
import { useRoute } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';

export type Board = RouteReply<typeof boardEndpoints.groupBoard>;
export type BoardRow = Board['items'][number];

export function useBoard(groupId: GroupId, period: BoardPeriod, enabled = true) {
  const params = { ppauGroupId: groupId };
  return useRoute(boardEndpoints.groupBoard, { params, query: { period } }, { enabled });
}
