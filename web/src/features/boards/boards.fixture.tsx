import { boardEndpoints } from '@stratum/contract/endpoints/boards';
import { groupIdSchema, userIdSchema } from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import type { Board, BoardRow } from './board/use-board.ts';
import type { Today, TodayOfMember } from './data/use-today.ts';

export const groupId = groupIdSchema.parse('01990000-0000-7000-8000-0000000000a0');
export const idOf = (place: number) =>
  userIdSchema.parse(`01990000-0000-7000-8000-0000000000b${place}`);

const names = ['Noor', 'Jonas', 'Mai', 'Pavel', 'Bruno', 'Chloé'];

function member(place: number, userId: TodayOfMember['userId'], first_name: string): TodayOfMember {
  const isWon = (at: number) => (place + at) % 3 > 0;
  const wins = {
    alarm: isWon(0),
    personalFitness: isWon(1),
    purposefulNutrition: isWon(2),
    noDistractions: isWon(3),
    personalDevelopment: isWon(4),
  };
  const open = Object.values(wins).filter((win) => !win).length;
  return { userId, first_name, wins, open, cheered: false, nudged: false, quietUntil: null };
}

/** Ada and six others share; it is Sunday. */
export const today: Today = {
  items: [
    member(0, ada.id, 'Ada'),
    ...names.map((name, place) => member(place + 1, idOf(place), name)),
  ],
  week: {
    from: '2026-11-16',
    to: '2026-11-22',
    days: [31, 29, 27, 28, 26, 29, 22],
    of: 245,
    own: 24,
  },
};

function row(userId: BoardRow['userId'], name: string, days: number[], gain: number): BoardRow {
  const value = days.reduce((sum, points) => sum + points, 0);
  return {
    userId,
    first_name: name,
    points: { rank: 0, value },
    of: 35,
    days,
    consistency: { rank: 0, value: Math.round((100 * value) / 35) },
    improved: gain > 0 ? { rank: 0, value: gain } : null,
  };
}

/** Equals share a rank, as the server counts. */
function rankedBy(rows: BoardRow[], by: 'points' | 'consistency' | 'improved'): void {
  const values = rows.flatMap((each) => each[by]?.value ?? []);
  for (const { [by]: place } of rows)
    if (place) place.rank = 1 + values.filter((value) => value > place.value).length;
}

function boardOf(rows: BoardRow[], ownChange: number | null): Board {
  for (const by of ['points', 'consistency', 'improved'] as const) rankedBy(rows, by);
  return {
    from: '2026-11-09',
    to: '2026-11-15',
    before: { from: '2026-11-02', to: '2026-11-08' },
    items: rows.toSorted((one, other) => one.points.rank - other.points.rank),
    ownChange,
  };
}

/** Ada has lost two since the week before. */
const board = boardOf(
  [
    row(idOf(0), 'Noor', [5, 5, 5, 4, 5, 5, 5], 1),
    row(idOf(1), 'Jonas', [5, 5, 5, 4, 4, 5, 5], 0),
    row(idOf(2), 'Mai', [5, 5, 4, 5, 5, 4, 5], 0),
    row(idOf(3), 'Pavel', [4, 5, 5, 4, 4, 4, 5], 6),
    row(idOf(4), 'Bruno', [5, 4, 4, 5, 4, 4, 4], 6),
    row(idOf(5), 'Chloé', [4, 4, 4, 4, 4, 4, 5], 2),
    row(ada.id, 'Ada', [4, 4, 5, 0, 4, 3, 4], 0),
  ],
  -2,
);

export const server = fakeApi(
  answering(boardEndpoints.groupToday, today),
  answering(boardEndpoints.groupBoard, board),
);

export function show(children: ReactNode) {
  return renderInApp(
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>,
    `/en/ppau?group=${groupId}&panel=boards`,
  );
}
