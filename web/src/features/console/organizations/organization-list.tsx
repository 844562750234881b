import type { AdministeredOrganization } from '@stratum/contract/console/organizations';
import { consoleOrganizationEndpoints } from '@stratum/contract/endpoints/console-organizations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { AddOrganization } from './add-organization.tsx';
import { useCategoryNames } from './use-category-names.ts';

/** All organizations, and a new one. */
export function OrganizationList() {
  const { t } = useTranslation('features/console/organizations');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader heading={t('title')}>{t('intro')}</PageHeader>
      <p className="mb-6">
        <Button onPress={() => setAdding(true)}>{t('add')}</Button>
      </p>
      <DataTable
        list="organizations"
        caption={t('title')}
        endpoint={consoleOrganizationEndpoints.administeredOrganizations}
        columns={useColumns()}
        searchLabel={t('search')}
        filters={[
          {
            key: 'code',
            label: t('code_state'),
            all: t('all'),
            options: [
              { value: 'open', title: t('open') },
              { value: 'ended', title: t('ended') },
            ],
          },
        ]}
        empty={{ heading: t('empty.heading'), text: t('empty.text') }}
      />
      <AddOrganization isOpen={isAdding} onOpenChange={setAdding} />
    </>
  );
}

function useColumns(): Column<AdministeredOrganization>[] {
  const { t } = useTranslation('features/console/organizations');
  const format = useFormat();
  const categories = useCategoryNames();
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      cell: ({ id, name }) => <TextLink to={`/admin/organizations/${id}`}>{name}</TextLink>,
    },
    {
      key: 'orgcode',
      title: t('code'),
      cell: ({ orgcode, isCodeEnded }) =>
        isCodeEnded ? (
          <>
            <s className="text-ink-2">{orgcode}</s> {t('ended')}
          </>
        ) : (
          orgcode
        ),
    },
    {
      key: 'categories',
      title: t('categories'),
      cell: ({ assignedCategories }) =>
        categories
          .filter(({ slug }) => assignedCategories.includes(slug))
          .map(({ name }) => name)
          .join(', '),
    },
    {
      key: 'members',
      title: t('members'),
      isNumber: true,
      cell: ({ members }) => format.number(members),
    },
    {
      key: 'createdAt',
      title: t('since'),
      sort: '-createdAt',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
  ];
}
