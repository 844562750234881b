import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OverviewScreen } from '../../features/chapters/overview/overview-screen.tsx';
import { useReaderLevels } from '../../features/progress/dashboard/use-reader-levels.ts';

export default function ResourcesPage() {
  const { t } = useTranslation('features/chapters/overview');
  const [now] = useState(() => new Date());
  const { overall } = useReaderLevels(now);
  return (
    <div className="wrap py-12">
      <h1 className="font-display text-h1 font-light">{t('heading')}</h1>
      <p className="mt-3 mb-8 max-w-[60ch] text-ui text-ink-2">{t('lead')}</p>
      <OverviewScreen level={overall} />
    </div>
  );
}
