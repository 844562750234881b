import type { OrganizationMember } from '@stratum/contract/console/organizations';
import { consoleOrganizationEndpoints } from '@stratum/contract/endpoints/console-organizations';
import type { OrganizationId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';
import { Section } from '../people/section.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';

/** Who has joined an organization. */
export function Members({ id }: { id: OrganizationId }) {
  const { t } = useTranslation('features/console/organizations');
  const remove = useRouteMutation(consoleOrganizationEndpoints.removeFromOrganization);
  const [leaving, setLeaving] = useState<OrganizationMember | null>(null);
  return (
    <Section heading={t('people.title')}>
      <DataTable
        list="organization_members"
        caption={t('people.title')}
        endpoint={consoleOrganizationEndpoints.organizationMembers}
        fixed={{ organizationId: id }}
        searchLabel={t('people.search')}
        columns={useColumns(setLeaving)}
        empty={{ heading: t('people.empty.heading'), text: t('people.empty.text') }}
      />
      {leaving && (
        <ConfirmWithPassword
          title={t('people.remove_title', { name: leaving.name })}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
          confirm={t('people.remove')}
          act={remove}
          input={(body) => ({ params: { organizationId: id, memberId: leaving.id }, body })}
          onDone={() => toast.success(t('people.removed', { name: leaving.name }))}
        >
          <p className="text-ui">{t('people.remove_text')}</p>
        </ConfirmWithPassword>
      )}
    </Section>
  );
}

function useColumns(onRemove: (member: OrganizationMember) => void): Column<OrganizationMember>[] {
  const { t } = useTranslation('features/console/organizations');
  const format = useFormat();
  return [
    { key: 'name', title: t('people.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'email', title: t('people.email'), sort: 'email', cell: ({ email }) => email },
    {
      key: 'since',
      title: t('people.since'),
      cell: ({ since }) => <time dateTime={since}>{format.date(since)}</time>,
    },
    {
      key: 'act',
      title: t('people.act'),
      exportAs: false,
      cell: (member) => (
        <TextButton onClick={() => onRemove(member)}>
          {t('people.remove')}
          <span className="sr-only"> {member.name}</span>
        </TextButton>
      ),
    },
  ];
}
