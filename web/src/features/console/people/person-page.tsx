import type { Person } from '@stratum/contract/console/people';
import { peopleEndpoints } from '@stratum/contract/console/people-endpoints';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { PersonMark } from '../../../shared/avatar/person-mark.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ArrowLeftIcon } from '../../../shared/ui/icons.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Facts } from './facts.tsx';
import { Finding } from './finding.tsx';
import { GroupsAndOrders } from './groups-and-orders.tsx';
import { Looks } from './looks.tsx';
import { PersonActs } from './person-acts.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { SentTable } from './sent-table.tsx';
import { StateMark } from './state-mark.tsx';
import { ToCome } from './to-come.tsx';

/** One person: what stands out, what was sent, facts; never what they have written. */
export function PersonPage() {
  const { t } = useTranslation('features/console/people');
  const { userId = '' } = useParams();
  const person = useRoute(peopleEndpoints.person, { params: { userId } }, { staleTime: 0 });
  return (
    <>
      <TextLink to="/admin/people" className="inline-flex items-center gap-2">
        <ArrowLeftIcon className="size-4" />
        {t('title')}
      </TextLink>
      <QueryState
        reads={[person]}
        name={t('person.title')}
        skeleton={<Skeleton className="mt-6 h-96" />}
        className="mt-4"
      >
        {person.data && <Known person={person.data} />}
      </QueryState>
    </>
  );
}

function Known({ person }: { person: Person }) {
  return (
    <>
      <Head person={person} />
      <Finding person={person} />
      <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <SentTable sent={person.sent} />
          <ToCome toCome={person.toCome} />
        </div>
        <div className="grid content-start gap-8">
          <Facts person={person} />
          <PersonSessions person={person} />
          <GroupsAndOrders person={person} />
          <Looks looks={person.looks} />
        </div>
      </div>
    </>
  );
}

function Head({ person }: { person: Person }) {
  const { t } = useTranslation('features/console/people');
  const { first_name, last_name, email, state, role, organization } = person;
  return (
    <header className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        <PersonMark name={first_name} image={null} className="size-14" />
        <div className="min-w-0">
          <Heading level={1} className="break-words">
            <bdi>{`${first_name} ${last_name}`}</bdi>
          </Heading>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-label">
            <span className="break-all text-ink-2">{email}</span>
            <StateMark state={state} />
            <span>{t(`roles.${role}`)}</span>
            {organization && <span>{organization.name}</span>}
          </p>
        </div>
      </div>
      <PersonActs person={person} />
    </header>
  );
}
