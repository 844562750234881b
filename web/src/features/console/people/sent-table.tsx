import type { Person, Sent } from '@stratum/contract/console/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Text } from '../../../shared/ui/text.tsx';
import type { Column } from '../table/column.ts';
import { Rows } from '../table/rows.tsx';
import { Section } from './section.tsx';
import { useKindName } from './use-kind-name.ts';

const dots: Readonly<Record<Sent['outcome'], string>> = {
  sent: 'bg-ok',
  read: 'bg-ok',
  failed: 'bg-warning',
};

/** What was sent to somebody, by its kind and with what came of it. */
export function SentTable({ sent }: Pick<Person, 'sent'>) {
  const { t } = useTranslation('features/console/people');
  const columns = useColumns();
  return (
    <Section heading={t('sent.title')}>
      {sent.length === 0 ? (
        <Text tone="quiet">{t('sent.empty')}</Text>
      ) : (
        <Rows caption={t('sent.title')} rows={sent} columns={columns} />
      )}
    </Section>
  );
}

function useColumns(): Column<Sent>[] {
  const { t } = useTranslation('features/console/people');
  const format = useFormat();
  const kindName = useKindName();
  return [
    { key: 'at', title: t('sent.when'), cell: ({ at }) => format.moment(at) },
    { key: 'kind', title: t('sent.what'), cell: ({ kind }) => kindName(kind) },
    { key: 'way', title: t('sent.way'), cell: ({ way }) => t(`sent.ways.${way}`) },
    {
      key: 'outcome',
      title: t('sent.outcome'),
      cell: (each) => <Outcome sent={each} />,
    },
  ];
}

function Outcome({ sent: { outcome, detail } }: { sent: Sent }) {
  const { t } = useTranslation('features/console/people');
  const format = useFormat();
  const words = t(`sent.outcomes.${outcome}`);
  const more = outcome === 'read' && detail !== null ? format.moment(detail) : detail;
  return (
    <span
      className={`inline-flex items-baseline gap-2 ${outcome === 'failed' ? 'font-semibold' : ''}`}
    >
      <span aria-hidden="true" className={`size-2 flex-none rounded-full ${dots[outcome]}`} />
      {more === null ? words : `${words}: ${more}`}
    </span>
  );
}
