import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkillsScreen } from '../../features/chapters/skills/skills-screen.tsx';
import { useReaderLevels } from '../../features/progress/dashboard/use-reader-levels.ts';

export default function SkillDefinitionsPage() {
  const { t } = useTranslation('features/chapters/skills');
  const [now] = useState(() => new Date());
  const { traits } = useReaderLevels(now);
  return (
    <div className="wrap py-12">
      <h1 className="font-display text-h1 font-light">{t('heading')}</h1>
      <p className="mt-3 mb-8 max-w-reading text-ui text-ink-2">{t('lead')}</p>
      <SkillsScreen own={traits} />
    </div>
  );
}
