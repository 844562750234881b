import { useTranslation } from 'react-i18next';
import { OverviewScreen } from '../../features/chapters/overview/overview-screen.tsx';
import { useReaderLevels } from '../../features/progress/dashboard/use-reader-levels.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export default function ResourcesPage() {
  const { t } = useTranslation('features/chapters/overview');
  const { overall } = useReaderLevels();
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('lead')}</PageHeader>
      <OverviewScreen level={overall} />
    </div>
  );
}
