import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading, KeepHyphenated } from '../../shared/ui/heading.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { useAccountLink } from '../../shell/account-dialogs.ts';
import { Landscape } from './landscape.tsx';
import { LevelList } from './level-list.tsx';
import { useLevelInView } from './use-level-in-view.ts';

/** §2: the nine levels as one landscape, which the reader climbs while reading. */
export default function StratumDefinitionsPage() {
  const { t } = useTranslation('pages/stratum-definitions');
  const [level, setLevel] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useLevelInView(list, setLevel);
  return (
    <>
      <div className="wrap md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] md:gap-x-12">
        <div className="py-12 md:col-start-2 md:flex md:min-h-[72svh] md:flex-col md:justify-center">
          <Heading level={1} size="large">
            {t('heading')}
          </Heading>
          <p className="mt-5 max-w-[42ch] text-lead text-ink-2">{t('lead')}</p>
          <p className="mt-5 text-small text-ink-2 max-md:hidden noscript:hidden">{t('keys')}</p>
        </div>
        <Landscape level={level} />
        <LevelList ref={list} />
      </div>
      <section className="border-t border-line bg-surface">
        <div className="wrap flex flex-col items-start py-24">
          <Heading level={2} size="large" className="max-w-heading">
            <KeepHyphenated>{t('closing.heading')}</KeepHyphenated>
          </Heading>
          <p className="mt-5 mb-8 max-w-measure text-lead text-ink-2">{t('closing.text')}</p>
          <ButtonLink {...useAccountLink('signup')}>{t('closing.start')}</ButtonLink>
        </div>
      </section>
    </>
  );
}
