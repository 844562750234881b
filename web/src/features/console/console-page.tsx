import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { MessagePage } from '../../shared/ui/message-page.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { CardsSkeleton } from '../../shared/ui/skeleton.tsx';
import { useProfile } from '../profile/index.ts';
import { ConsoleFrame } from './shell/console-frame.tsx';
import { CurrentPage } from './shell/current-page.tsx';

/** The operator's console; whoever does not administrate is told so. */
export default function OperatorConsolePage() {
  const profile = useProfile();
  const { t } = useTranslation('features/console');
  const { data } = profile;
  if (data && data.role !== 'admin') return <Refusal />;
  if (data) {
    return (
      <ConsoleFrame person={data}>
        <CurrentPage />
      </ConsoleFrame>
    );
  }
  return (
    <div className="wrap py-12">
      <PageTitle>{t('title')}</PageTitle>
      <QueryState reads={[profile]} name={t('title')} skeleton={<CardsSkeleton />}>
        {null}
      </QueryState>
    </div>
  );
}

function Refusal() {
  const { t } = useTranslation('features/console');
  return (
    <MessagePage heading={t('refused.heading')} text={t('refused.text')}>
      <PageTitle>{t('refused.title')}</PageTitle>
      <ButtonLink to="/dashboard">{t('refused.back')}</ButtonLink>
    </MessagePage>
  );
}
