import { useTranslation } from 'react-i18next';
import { StartPanel } from '../../features/assessments/category-list/start-panel.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { Unbroken } from '../../shared/ui/unbroken.tsx';

export default function StartAssessmentPage() {
  const { t } = useTranslation('features/assessments/category-list');
  return (
    <div className="wrap py-12">
      <Heading level={1} size="large" className="mb-5 max-w-heading">
        <Unbroken>{t('start.heading')}</Unbroken>
      </Heading>
      <StartPanel />
    </div>
  );
}
