import type { GroupId, UserId } from '@stratum/contract/ids';
import { daysBetween } from '@stratum/contract/plain-days';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { CheeredHeart, CompanyButtons } from '../company/company-buttons.tsx';
import { DayBars } from './day-bars.tsx';
import { neighboursOf, type Order, placeBy, rowsBy } from './measures.ts';
import type { RenderPicture } from './render-picture.ts';
import { Mark } from './row-marks.tsx';
import type { Board, BoardRow } from './use-board.ts';

interface BoardListProps {
  groupId: GroupId;
  board: Board;
  by: Order;
  renderPicture: RenderPicture;
  me: UserId;
}

/** Who has a place by one measure; a row opens what one can send. One's own stays at the foot. */
export function BoardList({ groupId, board, by, renderPicture, me }: BoardListProps) {
  const { t } = useTranslation('features/boards/board');
  const [opened, setOpened] = useState<UserId | null>(null);
  const rows = rowsBy(board.items, by);
  const most = Math.max(1, ...rows.map((row) => row.points.value));
  return (
    <>
      <ol className="-mx-4.5 sm:mx-0">
        {rows.map((row) => (
          <Row
            key={row.userId}
            row={row}
            by={by}
            most={most}
            renderPicture={renderPicture}
            isMe={row.userId === me}
            note={row.userId === me && by === 'points' ? <Standing rows={rows} own={row} /> : null}
            isOpen={opened === row.userId}
            onToggle={() => setOpened(opened === row.userId ? null : row.userId)}
            heart={<CheeredHeart groupId={groupId} userId={row.userId} />}
          >
            <span className="w-24 flex-none">
              <DayBars days={row.days} className="block h-7 w-full" />
              {row.days.length === 7 && <Weekdays from={board.from} to={board.to} />}
            </span>
            <CompanyButtons groupId={groupId} userId={row.userId} name={row.first_name} me={me} />
          </Row>
        ))}
      </ol>
      {by === 'improved' && <Unlisted board={board} listed={rows.length} />}
      {rows.length === 0 && by !== 'improved' && (
        <p className="py-5 text-ui text-ink-2">{t('nobody_yet')}</p>
      )}
    </>
  );
}

interface RowProps {
  row: BoardRow;
  by: Order;
  most: number;
  renderPicture: RenderPicture;
  isMe: boolean;
  note: ReactNode;
  heart: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

const head = 'grid w-full grid-cols-[1.75rem_2rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2';

function Row({
  row,
  by,
  most,
  renderPicture,
  isMe,
  note,
  heart,
  isOpen,
  onToggle,
  children,
}: RowProps) {
  const { t } = useTranslation('features/boards/board');
  const { userId, first_name: name } = row;
  const content = (
    <>
      <span className="pt-1 text-center font-display text-lead font-light text-ink-2 tabular-nums">
        {placeBy(row, by)?.rank}
      </span>
      {renderPicture(userId, name)}
      <span className="min-w-0">
        <span className="flex items-center gap-2 text-ui font-medium">
          <bdi className="truncate">{isMe ? t('you') : name}</bdi>
          {heart}
        </span>
        {note ?? <Mark row={row} by={by} most={most} />}
      </span>
      <Value row={row} by={by} />
    </>
  );
  if (isMe)
    return (
      <li className="sticky bottom-0 z-(--z-raised) border-b border-line bg-surface shadow-2">
        <div className={`${head} min-h-14 bg-accent-soft px-4.5`}>{content}</div>
      </li>
    );
  return (
    <li className={`border-b border-line ${isOpen ? 'bg-surface' : ''}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className={`focus-ring min-h-14 cursor-pointer px-4.5 text-left hover:bg-hover ${head}`}
      >
        {content}
      </button>
      {isOpen && (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4.5 pb-3 pl-15">
          {children}
        </div>
      )}
    </li>
  );
}

function Value({ row, by }: { row: BoardRow; by: Order }) {
  const format = useFormat();
  const value = placeBy(row, by)?.value ?? 0;
  const [figure, sign] = format.percentParts(value);
  if (by === 'consistency')
    return (
      <span className="pt-1 font-display text-numeral font-light tabular-nums">
        {figure}
        <span className="font-sans text-small font-normal text-ink-2">{sign}</span>
      </span>
    );
  return (
    <span className="pt-1 font-display text-numeral font-light tabular-nums">
      {by === 'improved' ? `+${value}` : value}
    </span>
  );
}

/** How far one is behind whoever is just ahead, and who shares the place. */
function Standing({ rows, own }: { rows: readonly BoardRow[]; own: BoardRow }) {
  const { t } = useTranslation('features/boards/board');
  const format = useFormat();
  const { ahead, level } = neighboursOf(rows, own);
  const parts = [
    ahead ? [t('behind', { points: ahead.by, name: ahead.name })] : [t('ahead')],
    level.length > 0 && level.length < 3 ? [t('level', { names: format.list(level) })] : [],
  ].flat();
  return <span className="block truncate text-small text-ink-2">{parts.join(', ')}</span>;
}

/** Losses are seen by oneself alone. */
function Unlisted({ board, listed }: { board: Board; listed: number }) {
  const { t } = useTranslation('features/boards/board');
  const others = board.items.length - listed;
  const { ownChange } = board;
  return (
    <div className="grid gap-2 py-5 text-label text-ink-2">
      {ownChange !== null && ownChange <= 0 && (
        <p className="text-ink">
          {ownChange < 0 ? t('own_loss', { count: -ownChange }) : t('own_same')}
        </p>
      )}
      {others > 0 && <p>{t('unlisted', { count: others })}</p>}
    </div>
  );
}

/** The initials of the days, below their bars. */
function Weekdays({ from, to }: { from: string; to: string }) {
  const format = useFormat();
  return (
    <span aria-hidden="true" className="grid grid-cols-7 text-center text-small text-ink-2">
      {daysBetween(from, to).map((day) => (
        <span key={day}>{format.weekdayShort(day).charAt(0).toLocaleUpperCase()}</span>
      ))}
    </span>
  );
}
