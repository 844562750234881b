import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Categories } from './categories.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Levels } from './levels.tsx';

/** §2: the public home page. */
export default function HomePage() {
  const { t } = useTranslation('pages/home');
  return (
    <>
      <PageTitle>{t('meta.title')}</PageTitle>
      <Hero />
      <HowItWorks />
      <Categories />
      <Levels />
      <Closing />
    </>
  );
}
