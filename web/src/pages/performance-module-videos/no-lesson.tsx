import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';

/** @param isMissing the address names a lesson that is not there; without it there is none at all */
export function NoLesson({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation('pages/performance-module-videos');
  const heading = t(isMissing ? 'missing.heading' : 'none.heading');
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <EmptyState level={1} heading={heading} text={t(isMissing ? 'missing.text' : 'none.text')}>
        <ButtonLink to="/myStratum">{t('to_library')}</ButtonLink>
      </EmptyState>
    </>
  );
}
