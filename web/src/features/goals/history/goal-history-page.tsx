import { isUuid } from '@stratum/contract/uuid';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { MessagePage } from '../../../shared/ui/message-page.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { EveryHistory, GoalHistory } from './histories.tsx';

/** What happened to the goal that the address names, or to all. */
export default function GoalHistoryPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id === null) return <EveryHistory />;
  return isUuid(id) ? <GoalHistory key={id} id={id} missing={<Missing />} /> : <Missing />;
}

function Missing() {
  const { t } = useTranslation('features/goals/history');
  return (
    <MessagePage heading={t('missing.heading')} text={t('missing.text')}>
      <PageTitle>{t('title')}</PageTitle>
      <ButtonLink to="/goal-history">{t('all')}</ButtonLink>
    </MessagePage>
  );
}
