import { useTranslation } from 'react-i18next';
import { StartPanel } from '../../features/assessments/category-list/start-panel.tsx';
import { Heading, KeepHyphenated } from '../../shared/ui/heading.tsx';

export default function StartAssessmentPage() {
  const { t } = useTranslation('features/assessments/category-list');
  return (
    <div className="wrap py-12">
      <Heading level={1} size="large" className="mb-5 max-w-heading">
        <KeepHyphenated>{t('start.heading')}</KeepHyphenated>
      </Heading>
      <StartPanel />
    </div>
  );
}
