import { useTranslation } from 'react-i18next';
import { Ridges } from '../../shared/charts/ridges.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { useAccountLink } from '../../shell/account-dialogs.ts';
import { example } from './categories.tsx';

/** The first screen: the promise in clear sky, the nine layers below it. */
export function Hero() {
  const { t } = useTranslation('pages/home');
  const format = useFormat();
  const score = format.score(example.overall);
  return (
    <section className="sky relative -mt-18.25 flex min-h-hero flex-col overflow-hidden pt-[clamp(128px,17vh,170px)]">
      <div className="wrap relative z-raised">
        <Heading level={1} size="hero" className="max-w-[13ch]">
          <span className="block text-balance">{t('hero.see')}</span>{' '}
          <span className="block text-balance">{t('hero.climb')}</span>
        </Heading>
        <p className="mt-6 max-w-[42ch] text-lead text-ink-2">{t('hero.text')}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink {...useAccountLink('signup')}>{t('hero.start')}</ButtonLink>
          <ButtonLink tone="ghost" to="/#levels">
            {t('hero.levels')}
          </ButtonLink>
        </p>
      </div>
      <Ridges
        score={example.overall}
        scoreText={score}
        label={t('hero.picture', { score })}
        className="absolute inset-x-0 bottom-0 h-4/5 max-md:h-[39%]"
      />
    </section>
  );
}
