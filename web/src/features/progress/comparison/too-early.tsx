import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';

/** @param count the months that have a value so far: none or one */
export function TooEarly({ count }: { count: number }) {
  const { t } = useTranslation('features/progress/comparison');
  return (
    <EmptyState heading={t('early.heading')} text={count === 0 ? t('early.none') : t('early.one')}>
      <ButtonLink to="/self-assessment">{t('early.action')}</ButtonLink>
    </EmptyState>
  );
}
