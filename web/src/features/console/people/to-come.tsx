import type { Person } from '@stratum/contract/console/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Text } from '../../../shared/ui/text.tsx';
import type { Column } from '../table/column.ts';
import { Rows } from '../table/rows.tsx';
import { Section } from './section.tsx';
import { useKindName } from './use-kind-name.ts';

/** What is going to be sent: reminders, and what quiet hours or a digest hold back. */
export function ToCome({ toCome }: Pick<Person, 'toCome'>) {
  const { t } = useTranslation('features/console/people');
  const columns = useColumns();
  return (
    <Section heading={t('to_come.title')}>
      {toCome.length === 0 ? (
        <Text tone="quiet">{t('to_come.empty')}</Text>
      ) : (
        <Rows caption={t('to_come.title')} rows={toCome} columns={columns} />
      )}
    </Section>
  );
}

function useColumns(): Column<Person['toCome'][number]>[] {
  const { t } = useTranslation('features/console/people');
  const format = useFormat();
  const kindName = useKindName();
  return [
    { key: 'at', title: t('sent.when'), cell: ({ at }) => format.moment(at) },
    { key: 'kind', title: t('sent.what'), cell: ({ kind }) => kindName(kind) },
    {
      key: 'ways',
      title: t('sent.way'),
      cell: ({ ways }) => format.list(ways.map((way) => t(`sent.ways.${way}`))),
    },
  ];
}
