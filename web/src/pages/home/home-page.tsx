import { useTranslation } from 'react-i18next';
export default function HomePage() {
  const { t } = useTranslation('pages/home');
  return <h1>{t('hero.title')}</h1>;
}
