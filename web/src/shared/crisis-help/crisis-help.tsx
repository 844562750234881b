import { siteEndpoints } from '@stratum/contract/endpoints/site';
import type { HelpTopic } from '@stratum/contract/help-topics';
import type { CrisisHelp as Numbers } from '@stratum/contract/site';
import { type ReactElement, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useRoute } from '../api/queries.ts';
import { Heading } from '../ui/heading.tsx';
import { linkStyle } from '../ui/link.tsx';

/** Holds until the numbers have been read, and where they cannot be. */
const anywhere: Numbers = {
  emergencyNumber: null,
  helplineNumber: null,
  helplineUrl: 'https://findahelpline.com',
};

interface CrisisHelpProps {
  /** What the screen touches; nothing is shown where it touches nothing. */
  topics: readonly (HelpTopic | null)[];
  className?: string;
}

/** That a level is no diagnosis, when to see a doctor, and whom to call now. */
export function CrisisHelp({ topics, className = '' }: CrisisHelpProps) {
  const { t } = useTranslation('shared/crisis-help');
  const heading = useId();
  const isTouched = topics.some((topic) => topic !== null);
  const { data = anywhere } = useRoute(siteEndpoints.crisisHelp, {}, { enabled: isTouched });
  if (!isTouched) return null;
  const { emergencyNumber, helplineNumber, helplineUrl } = data;
  const site = <a href={helplineUrl} target="_blank" rel="noreferrer" className={linkStyle} />;
  return (
    <aside
      aria-labelledby={heading}
      className={`border-l-2 border-line pl-5 text-ui text-ink-2 ${className}`}
    >
      <Heading id={heading} level={2} size="label">
        {t('heading')}
      </Heading>
      <div className="mt-2 grid max-w-measure gap-2">
        {topics.includes('violence') && <p>{t('violence')}</p>}
        {topics.includes('health') && <p>{t('health')}</p>}
        <p>
          <Sentence
            of={emergencyNumber === null ? 'danger.local' : 'danger.number'}
            number={emergencyNumber}
          />
        </p>
        <p>
          <Sentence
            of={helplineNumber === null ? 'talk.directory' : 'talk.number'}
            number={helplineNumber}
            site={site}
            siteName={new URL(helplineUrl).hostname}
          />
        </p>
      </div>
    </aside>
  );
}

interface SentenceProps {
  of: 'danger.local' | 'danger.number' | 'talk.directory' | 'talk.number';
  number: string | null;
  site?: ReactElement;
  siteName?: string;
}

/** A number in it can be called, an address opened. */
function Sentence({ of, number, site = <span />, siteName = '' }: SentenceProps) {
  const { t } = useTranslation('shared/crisis-help');
  const call = <a href={`tel:${number?.replaceAll(' ', '')}`} className={linkStyle} />;
  return (
    <Trans t={t} i18nKey={of} values={{ number, site: siteName }} components={{ call, site }} />
  );
}

/** Whom a skill does not fit, above its questions and beside its result. */
export function Caution({ text, className = '' }: { text: string | null; className?: string }) {
  if (text === null) return null;
  return (
    <p className={`max-w-measure border-l-2 border-accent pl-4 text-label text-ink-2 ${className}`}>
      {text}
    </p>
  );
}
