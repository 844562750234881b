import { useTranslation } from 'react-i18next';
import { CategoryList } from '../../features/assessments/category-list/category-list.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export default function SelfAssessmentPage() {
  const { t } = useTranslation('features/assessments/category-list');
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('text')}</PageHeader>
      <CategoryList />
    </div>
  );
}
