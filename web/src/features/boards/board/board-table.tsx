import type { GroupId, UserId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { CheeredHeart, CompanyButtons } from '../company/company-buttons.tsx';
import { DayBars } from './day-bars.tsx';
import { allRowsBy, type Order, placeBy } from './measures.ts';
import type { RenderPicture } from './render-picture.ts';
import type { Board, BoardRow } from './use-board.ts';

const orders: readonly Order[] = ['points', 'consistency', 'improved'];

interface BoardTableProps {
  groupId: GroupId;
  board: Board;
  renderPicture: RenderPicture;
  me: UserId;
}

/** All measures side by side, sorted by one of them. */
export function BoardTable({ groupId, board, renderPicture, me }: BoardTableProps) {
  const { t } = useTranslation('features/boards/board');
  const [order, setOrder] = useState<Order>('points');
  return (
    <table className="w-full border-collapse text-left">
      <thead className="text-label text-ink-2">
        <tr className="border-b border-line">
          <th scope="col" className="w-10 py-2">
            <span className="sr-only">{t('rank')}</span>
          </th>
          <th scope="col" className="py-2 font-normal">
            {t('sharing_short', { count: board.items.length })}
          </th>
          <th scope="col" className="w-52 py-2 pr-4 text-right font-normal">
            {t('days')}
          </th>
          {orders.map((by) => (
            <th
              key={by}
              scope="col"
              aria-sort={by === order ? 'descending' : 'none'}
              className="py-1 text-right font-normal last:pr-2"
            >
              <button
                type="button"
                onClick={() => setOrder(by)}
                className={`focus-ring min-h-9 cursor-pointer rounded-sm pl-3 hover:text-ink ${by === order ? 'font-semibold text-ink' : ''}`}
              >
                {t(`measure.${by}`)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {allRowsBy(board.items, order).map((row) => (
          <Row
            key={row.userId}
            groupId={groupId}
            row={row}
            order={order}
            renderPicture={renderPicture}
            me={me}
            ownChange={board.ownChange}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<BoardTableProps, 'groupId' | 'renderPicture' | 'me'> {
  row: BoardRow;
  order: Order;
  ownChange: number | null;
}

/** A member; what one can send them takes the place of their days where a pointer or the focus is. */
function Row({ groupId, row, order, renderPicture, me, ownChange }: RowProps) {
  const { t } = useTranslation('features/boards/board');
  const { userId, first_name: name, points, days } = row;
  const isMe = userId === me;
  const look = isMe
    ? 'sticky bottom-0 bg-raised font-semibold [&>*]:bg-accent-soft'
    : 'hover:bg-hover focus-within:bg-hover';
  return (
    <tr className={`group h-14 border-b border-line ${look}`}>
      <td className="pt-1 pl-2 text-right font-display text-lead font-light text-ink-2 tabular-nums">
        {placeBy(row, order)?.rank ?? ''}
      </td>
      <th scope="row" className="pl-3 font-medium">
        <span className="flex min-w-0 items-center gap-3 text-ui">
          {renderPicture(userId, name)}
          <bdi className="truncate">{isMe ? t('you') : name}</bdi>
          <CheeredHeart groupId={groupId} userId={userId} />
        </span>
      </th>
      <td className="relative pr-4">
        <span className="sr-only">{days.join(', ')}</span>
        <DayBars
          days={days}
          className={`ml-auto block h-5 w-20 ${isMe ? '' : 'group-focus-within:invisible group-hover:invisible'}`}
        />
        {!isMe && (
          <span className="absolute inset-y-0 right-4 flex items-center opacity-0 group-focus-within:opacity-100 group-hover:opacity-100">
            <CompanyButtons groupId={groupId} userId={userId} name={name} me={me} />
          </span>
        )}
      </td>
      <td className="pt-1.5 text-right font-display text-numeral font-light tabular-nums">
        {points.value}
      </td>
      <Consistency row={row} isMe={isMe} />
      <Change change={isMe ? ownChange : (row.improved?.value ?? null)} />
    </tr>
  );
}

function Consistency({ row: { consistency, points, of }, isMe }: { row: BoardRow; isMe: boolean }) {
  const { t } = useTranslation('features/boards/board');
  const format = useFormat();
  return (
    <td
      title={consistency ? t('of', { points: points.value, of }) : undefined}
      className={`text-right text-label tabular-nums ${isMe ? '' : 'text-ink-2'}`}
    >
      {consistency && format.percent(consistency.value)}
    </td>
  );
}

/** A gain, or one’s own loss: nobody else is shown it. */
function Change({ change }: { change: number | null }) {
  const { t } = useTranslation('features/boards/board');
  return (
    <td className="pr-2 text-right text-label tabular-nums">
      {change !== null && change !== 0 && (
        <>
          {change > 0 ? `+${change}` : `−${-change}`}
          {change < 0 && <span className="sr-only"> {t('only_you')}</span>}
        </>
      )}
    </td>
  );
}
