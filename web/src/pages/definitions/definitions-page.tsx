import { useTranslation } from 'react-i18next';
import { GlossaryScreen } from '../../features/chapters/glossary/glossary-screen.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export default function DefinitionsPage() {
  const { t } = useTranslation('features/chapters/glossary');
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('lead')}</PageHeader>
      <GlossaryScreen />
    </div>
  );
}
