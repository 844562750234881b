import { useTranslation } from 'react-i18next';
import { StartPanel } from '../../features/assessments/category-list/start-panel.tsx';
import { Unbroken } from '../../shared/ui/unbroken.tsx';

export default function StartAssessmentPage() {
  const { t } = useTranslation('features/assessments/category-list');
  return (
    <div className="wrap py-12">
      <h1 className="mb-5 max-w-[18ch] font-display text-h2 font-light">
        <Unbroken>{t('start.heading')}</Unbroken>
      </h1>
      <StartPanel />
    </div>
  );
}
