import { useTranslation } from 'react-i18next';
import { levelNumbers, rockColour } from '../../shared/charts/levels.ts';
import { Logo } from '../../shared/charts/logo.tsx';
import { Heading, KeepHyphenated } from '../../shared/ui/heading.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { useAccountLink } from '../../shell/account-dialogs.ts';

const thickness = 6;

/** The last word, and the ground the page stands on. */
export function Closing() {
  const { t } = useTranslation('pages/home');
  return (
    <section>
      <div className="wrap flex items-center justify-between gap-8 py-24">
        <div className="flex flex-col items-start">
          <Heading level={2} size="large" className="max-w-heading">
            <KeepHyphenated>{t('closing.heading')}</KeepHyphenated>
          </Heading>
          <p className="mt-5 mb-8 max-w-measure text-lead text-ink-2">{t('closing.text')}</p>
          <ButtonLink {...useAccountLink('signup')}>{t('hero.start')}</ButtonLink>
        </div>
        <Logo className="size-48 max-md:hidden" />
      </div>
      <svg
        viewBox={`0 0 1 ${levelNumbers.length * thickness}`}
        preserveAspectRatio="none"
        className="block h-14 w-full"
        aria-hidden="true"
      >
        {levelNumbers.toReversed().map((level, index) => (
          <rect
            key={level}
            y={index * thickness}
            width="1"
            height={thickness}
            fill={rockColour(level)}
          />
        ))}
      </svg>
    </section>
  );
}
