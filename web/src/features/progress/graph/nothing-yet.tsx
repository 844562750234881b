import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';

/** A graph begins with the first assessment. */
export function NothingYet() {
  const { t } = useTranslation('features/progress/graph');
  return (
    <EmptyState heading={t('empty.heading')} text={t('empty.text')}>
      <ButtonLink to="/self-assessment">{t('empty.action')}</ButtonLink>
    </EmptyState>
  );
}
