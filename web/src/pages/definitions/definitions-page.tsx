import { useTranslation } from 'react-i18next';
import { GlossaryScreen } from '../../features/chapters/glossary/glossary-screen.tsx';

export default function DefinitionsPage() {
  const { t } = useTranslation('features/chapters/glossary');
  return (
    <div className="wrap py-12">
      <h1 className="font-display text-h1 font-light">{t('heading')}</h1>
      <p className="mt-3 mb-8 max-w-reading text-ui text-ink-2">{t('lead')}</p>
      <GlossaryScreen />
    </div>
  );
}
