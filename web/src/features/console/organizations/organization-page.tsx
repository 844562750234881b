import type { AdministeredOrganization } from '@stratum/contract/console/organizations';
import { consoleOrganizationEndpoints } from '@stratum/contract/endpoints/console-organizations';
import { organizationIdSchema } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { CodeSection } from './code-section.tsx';
import { Figures } from './figures.tsx';
import { Invite } from './invite.tsx';
import { Members } from './members.tsx';
import { Settings } from './settings.tsx';

/** One organization: its code, who has joined, and its figures. */
export function OrganizationPage() {
  const { t } = useTranslation('features/console/organizations');
  const { organizationId = '' } = useParams();
  const id = organizationIdSchema.safeParse(organizationId).data ?? organizationId;
  const read = useRoute(consoleOrganizationEndpoints.administeredOrganization, {
    params: { organizationId: id },
  });
  return (
    <>
      <BackLink to="/admin/organizations">{t('title')}</BackLink>
      <QueryState reads={[read]} name={t('title')} skeleton={<Skeleton className="h-96" />}>
        {read.data && <Organization organization={read.data} />}
      </QueryState>
    </>
  );
}

function Organization({ organization }: { organization: AdministeredOrganization }) {
  const { t } = useTranslation('features/console/organizations');
  const { name, members, id } = organization;
  return (
    <>
      <PageHeader heading={name}>{t('one.members_count', { count: members })}</PageHeader>
      <div className="grid gap-10">
        <div className="grid gap-8 md:grid-cols-2">
          <CodeSection organization={organization} />
          {/* Another state of the record begins another form. */}
          <Settings key={organization.version} organization={organization} />
        </div>
        <Invite organization={organization} />
        <Figures id={id} />
        <Members id={id} />
      </div>
    </>
  );
}
