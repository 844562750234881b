import { useTranslation } from 'react-i18next';
import { CategoryList } from '../../features/assessments/category-list/category-list.tsx';

export default function SelfAssessmentPage() {
  const { t } = useTranslation('features/assessments/category-list');
  return (
    <div className="wrap py-12">
      <h1 className="font-display text-h1 font-light">{t('heading')}</h1>
      <p className="mt-3 mb-12 max-w-[52ch] text-lead text-ink-2">{t('text')}</p>
      <CategoryList />
    </div>
  );
}
