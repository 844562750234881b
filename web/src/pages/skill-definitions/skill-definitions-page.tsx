import { useTranslation } from 'react-i18next';
import { SkillsScreen } from '../../features/chapters/skills/skills-screen.tsx';
import { useReaderLevels } from '../../features/progress/dashboard/use-reader-levels.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export default function SkillDefinitionsPage() {
  const { t } = useTranslation('features/chapters/skills');
  const { traits } = useReaderLevels();
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('lead')}</PageHeader>
      <SkillsScreen own={traits} />
    </div>
  );
}
