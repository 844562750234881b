import type { ListedPerson } from '@stratum/contract/console/people';
import { peopleEndpoints } from '@stratum/contract/console/people-endpoints';
import { personStates } from '@stratum/contract/console/people-words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { BulkActs } from './bulk-acts.tsx';
import { StateMark } from './state-mark.tsx';

/** All accounts, whatever their number. */
export function PeopleList() {
  const { t } = useTranslation('features/console/people');
  const options = personStates.map((value) => ({ value, title: t(`states.${value}`) }));
  return (
    <>
      <PageHeader heading={t('title')}>{t('intro')}</PageHeader>
      <DataTable
        list="people"
        caption={t('title')}
        endpoint={peopleEndpoints.people}
        columns={useColumns()}
        searchLabel={t('search')}
        filters={[
          { key: 'state', label: t('state'), all: t('all_states'), options },
          {
            key: 'role',
            label: t('role'),
            all: t('all_roles'),
            options: [
              { value: 'user', title: t('roles.user') },
              { value: 'admin', title: t('roles.admin') },
            ],
          },
        ]}
        empty={{ heading: t('empty.heading'), text: t('empty.text') }}
        renderBulk={(ids, clear) => <BulkActs ids={ids} onDone={clear} />}
      />
    </>
  );
}

function useColumns(): Column<ListedPerson>[] {
  const { t } = useTranslation('features/console/people');
  const format = useFormat();
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      cell: ({ id, first_name, last_name }) => (
        <TextLink to={`/admin/people/${id}`}>
          <bdi>{`${first_name} ${last_name}`}</bdi>
        </TextLink>
      ),
    },
    { key: 'email', title: t('email'), sort: 'email', cell: ({ email }) => email },
    {
      key: 'state',
      title: t('state'),
      cell: ({ state }) => <StateMark state={state} />,
    },
    {
      key: 'organization',
      title: t('organization'),
      cell: ({ organization }) => organization?.name ?? '–',
    },
    {
      key: 'created',
      title: t('since'),
      sort: '-created',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
    {
      key: 'seen',
      title: t('seen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? '–' : <time dateTime={lastSeenAt}>{format.date(lastSeenAt)}</time>,
    },
  ];
}
