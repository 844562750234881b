import type { Waiting } from '@stratum/contract/console/waiting';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { ArrowRightIcon } from '../../../shared/ui/icons.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import type { Column } from '../table/column.ts';
import { Rows } from '../table/rows.tsx';
import { useDuration } from './use-duration.ts';

/** Whether the time that was promised for a decision is past. */
export function isLate({ dueAt }: Waiting, now: number): boolean {
  return dueAt !== null && Date.parse(dueAt) < now;
}

interface WaitingTableProps {
  items: readonly Waiting[];
  now: number;
}

/** A row a thing, with the way to where it is decided. */
export function WaitingTable({ items, now }: WaitingTableProps) {
  const { t } = useTranslation('features/console/start');
  return (
    <Rows
      caption={t('waiting.caption')}
      rows={items.map((item) => ({ ...item, id: `${item.kind} ${item.id}` }))}
      columns={useColumns(now)}
    />
  );
}

function useColumns(now: number): Column<Waiting>[] {
  const { t } = useTranslation('features/console/start');
  const format = useFormat();
  const duration = useDuration();
  return [
    { key: 'kind', title: t('waiting.kind'), cell: ({ kind }) => t(`kinds.${kind}.name`) },
    {
      key: 'what',
      title: t('waiting.what'),
      cell: ({ kind, count, names }) =>
        t(`kinds.${kind}.what`, { count, names: format.list(names) }),
    },
    {
      key: 'since',
      title: t('waiting.since'),
      cell: ({ since }) => (
        <time dateTime={since} className="text-ink-2">
          {format.moment(since)}
        </time>
      ),
    },
    {
      key: 'waits',
      title: t('waiting.waits'),
      isNumber: true,
      cell: (item) => (
        <span className="inline-flex items-baseline gap-2 font-semibold">
          {isLate(item, now) && <Late />}
          {duration(now - Date.parse(item.since))}
        </span>
      ),
    },
    {
      key: 'act',
      title: t('waiting.act'),
      isNumber: true,
      cell: ({ kind, path }) => (
        <TextLink to={`/admin${path}`} className="inline-flex items-center gap-1">
          {t(`kinds.${kind}.act`)}
          <ArrowRightIcon className="size-4" />
        </TextLink>
      ),
    },
  ];
}

function Late() {
  const { t } = useTranslation('features/console/start');
  return (
    <>
      <span aria-hidden="true" className="size-2 rounded-full bg-warning" />
      <span className="sr-only">{t('waiting.late')}</span>
    </>
  );
}
