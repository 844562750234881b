import type { BoardPeriod } from '@stratum/contract/board-words';
import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { BoardType } from '@stratum/contract/message-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { CardFrame, CardTitle } from './card-frame.tsx';

const { groupLeaderboard } = chatEndpoints;

const periods: Record<BoardType, BoardPeriod> = {
  yesterday_leaderboard: 'yesterday',
  last_week_leaderboard: 'last_week',
  monthly_leaderboard: 'last_month',
};

interface BoardBodyProps {
  groupId: GroupId;
  type: BoardType;
  span: { readonly from: string; readonly to: string };
  me: UserId;
  /** Leads to all boards. */
  boards: ReactNode;
}

/** A period of a group: its rows are counted when they are read. */
export function BoardBody({ groupId, type, span, me, boards }: BoardBodyProps) {
  const { t } = useTranslation('features/chat/bodies');
  const days = useSpanWords(type, span);
  const about = { period: periods[type], to: span.to };
  const params = { ppauGroupId: groupId };
  const points = useRoute(groupLeaderboard, { params, query: { ...about, by: 'points' } });
  const team = useRoute(groupLeaderboard, { params, query: { ...about, by: 'team' } });
  return (
    <CardFrame>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle>{t(`board.${type}`)}</CardTitle>
        <p className="text-small text-ink-2">{days}</p>
      </div>
      <QueryState reads={[points, team]} skeleton={<Skeleton className="h-40" />}>
        {points.data && 'items' in points.data && <Rows rows={points.data.items} me={me} />}
        <div className="-mx-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-4 pt-3">
          {team.data && 'total' in team.data && <Together {...team.data} />}
          {boards}
        </div>
      </QueryState>
    </CardFrame>
  );
}

type Row = Extract<RouteReply<typeof groupLeaderboard>, { items: unknown }>['items'][number];

/** Rows of a card: whoever reads is among them, also further down. */
const shownAtOnce = 5;

function Rows({ rows, me }: { rows: readonly Row[]; me: UserId }) {
  const { t } = useTranslation('features/chat/bodies');
  const shown = rows.filter((row, place) => place < shownAtOnce || row.userId === me);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const more = rows.length - shown.length;
  if (rows.length === 0) return <p className="pb-3 text-label text-ink-2">{t('board.nobody')}</p>;
  return (
    <>
      <ol>
        {shown.map(({ rank, userId, first_name: name, value }) => (
          <li
            key={userId}
            className={`-mx-4 grid min-h-8 grid-cols-[1.75rem_1fr_minmax(3rem,7rem)_2.5rem] items-center gap-2 px-4 text-ui ${userId === me ? 'bg-accent-soft font-semibold' : ''}`}
          >
            <span className="text-label font-normal text-ink-2 tabular-nums">{rank}</span>
            <span className="truncate">{userId === me ? t('board.you') : name}</span>
            <svg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-1 w-full overflow-hidden rounded-full bg-track"
            >
              <rect width={(value / most) * 100} height="1" className="fill-accent" />
            </svg>
            <span className="text-right font-display text-lead font-light tabular-nums">
              {value}
            </span>
          </li>
        ))}
      </ol>
      <p className="py-2 text-small text-ink-2 empty:py-1">
        {more > 0 && t('board.more', { count: more })}
      </p>
    </>
  );
}

function Together({ total, of }: { total: number; of: number }) {
  const { t } = useTranslation('features/chat/bodies');
  const format = useFormat();
  const values = { total: format.number(total), of: format.number(of) };
  return <p className="text-label text-ink-2">{t('board.together', values)}</p>;
}

function useSpanWords(type: BoardType, { from, to }: BoardBodyProps['span']): string {
  const { t } = useTranslation('features/chat/bodies');
  const format = useFormat();
  if (type === 'yesterday_leaderboard') return format.calendarDay(to);
  if (type === 'monthly_leaderboard') return format.monthYear(to.slice(0, 7));
  return t('board.days', { from: format.dayShort(from), to: format.dayShort(to) });
}
