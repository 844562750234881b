import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** The language and the theme of the product. */
export function AppearanceSection() {
  const { t } = useTranslation('features/profile');
  return (
    <Section title={t('look.title')} text={t('look.text')}>
      <div className="grid gap-7">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </Section>
  );
}
