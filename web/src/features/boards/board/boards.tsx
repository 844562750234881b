import { type BoardMeasure, type BoardPeriod, boardPeriods } from '@stratum/contract/board-words';
import type { GroupId, UserId } from '@stratum/contract/ids';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments, Tabs } from '../../../shared/ui/choice.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useSpanWords } from '../data/use-span-words.ts';
import { useToday } from '../data/use-today.ts';
import { ThisWeek } from '../week/this-week.tsx';
import { BoardList } from './board-list.tsx';
import { BoardTable } from './board-table.tsx';
import type { RenderPicture } from './render-picture.ts';
import { TeamThen } from './team-then.tsx';
import { useBoard } from './use-board.ts';

export interface BoardsProps {
  groupId: GroupId;
  me: UserId;
  renderPicture: RenderPicture;
  /** Whether the week stands beside the boards: then they are one table. */
  isBesideWeek: boolean;
}

/** The boards of a group: the week together first, where it does not stand beside them. */
export default function Boards(boards: BoardsProps) {
  const { t } = useTranslation('features/boards/board');
  const { groupId, isBesideWeek } = boards;
  const today = useToday(groupId);
  const nobody = today.data?.items.length === 0;
  return (
    <QueryState reads={[today]} skeleton={<Skeleton className="h-96" />}>
      {nobody && (
        <EmptyState heading={t('nobody')} text={t('nobody_text')} level={3}>
          <ButtonLink to={`/ppau?group=${groupId}&panel=me`} size="small">
            {t('share')}
          </ButtonLink>
        </EmptyState>
      )}
      {!nobody && (isBesideWeek ? <Wide {...boards} /> : <Narrow {...boards} />)}
    </QueryState>
  );
}

function Wide({ groupId, me, renderPicture }: BoardsProps) {
  const { t } = useTranslation('features/boards/board');
  const [period, setPeriod] = useState<BoardPeriod>('last_week');
  const board = useBoard(groupId, period);
  const spanWords = useSpanWords();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <Segments
          label={t('period_label')}
          values={boardPeriods}
          chosen={period}
          nameOf={(value) => t(`period.${value}`)}
          onChoose={setPeriod}
        />
        <p className="text-label text-ink-2">{board.data && spanWords(board.data)}</p>
      </div>
      <QueryState reads={[board]} skeleton={<Skeleton className="h-96" />}>
        {board.data && (
          <BoardTable groupId={groupId} board={board.data} renderPicture={renderPicture} me={me} />
        )}
      </QueryState>
    </>
  );
}

const measures: readonly BoardMeasure[] = ['team', 'points', 'consistency', 'improved'];
const teamPeriods = ['this_week', 'last_week', 'last_month'] as const;
type Period = BoardPeriod | 'this_week';

function Narrow(boards: BoardsProps) {
  const { t } = useTranslation('features/boards/board');
  const [by, setBy] = useState<BoardMeasure>('team');
  const [chosen, setPeriod] = useState<Period>('this_week');
  const periods: readonly Period[] = by === 'team' ? teamPeriods : boardPeriods;
  const period = periods.includes(chosen) ? chosen : 'last_week';
  return (
    <>
      <Segments
        label={t('period_label')}
        values={periods}
        chosen={period}
        nameOf={(value) => t(`period.${value}`)}
        onChoose={setPeriod}
      />
      <div className="pt-3">
        <Tabs
          label={t('measure_label')}
          values={measures}
          chosen={by}
          nameOf={(value) => t(`measure.${value}`)}
          onChoose={setBy}
        />
      </div>
      {period === 'this_week' ? (
        <Now groupId={boards.groupId} />
      ) : (
        <Then {...boards} period={period} by={by} />
      )}
    </>
  );
}

function Now({ groupId }: { groupId: GroupId }) {
  const { data } = useToday(groupId);
  const spanWords = useSpanWords();
  if (!data) return null;
  return (
    <>
      <Facts left={spanWords(data.week)} count={data.items.length} />
      <ThisWeek today={data} />
    </>
  );
}

interface ThenProps extends BoardsProps {
  period: BoardPeriod;
  by: BoardMeasure;
}

function Then({ groupId, me, renderPicture, period, by }: ThenProps) {
  const { t } = useTranslation('features/boards/board');
  const board = useBoard(groupId, period);
  const spanWords = useSpanWords();
  if (!board.data)
    return (
      <QueryState reads={[board]} skeleton={<Skeleton className="mt-4 h-96" />}>
        {null}
      </QueryState>
    );
  const { data } = board;
  const left = by === 'improved' ? t('against', { days: spanWords(data.before) }) : spanWords(data);
  return (
    <>
      <Facts left={left} count={data.items.length} />
      {by === 'team' ? (
        <TeamThen board={data} />
      ) : (
        <BoardList groupId={groupId} board={data} by={by} renderPicture={renderPicture} me={me} />
      )}
    </>
  );
}

function Facts({ left, count }: { left: ReactNode; count: number }) {
  const { t } = useTranslation('features/boards/board');
  return (
    <p className="flex flex-wrap justify-between gap-x-4 py-3 text-label text-ink-2">
      <span>{left}</span>
      <span>{t('sharing', { count })}</span>
    </p>
  );
}
