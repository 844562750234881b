import type { GroupId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useMyRank, useMyWeek } from './use-my-wins.ts';

interface MyFiguresProps {
  groupId: GroupId;
  /** Of today. */
  points: number;
}

/** What the boards say of one. */
export function MyFigures({ groupId, points }: MyFiguresProps) {
  const { t } = useTranslation('features/groups/me');
  const week = useMyWeek();
  const place = useMyRank(groupId);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 py-4">
      <Figure value={String(points)} name={t('today')} />
      {week !== undefined && <Figure value={String(week)} name={t('week')} />}
      {place && (
        <Figure
          value={t('rank', { count: place.rank, ordinal: true })}
          name={t(place.isTied ? 'yesterday_tied' : 'yesterday')}
        />
      )}
    </dl>
  );
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-label text-ink-2">{name}</dt>
      <dd className="font-display text-numeral font-light">{value}</dd>
    </div>
  );
}
