import { siteEndpoints } from '@stratum/contract/endpoints/site';
import type { HelpTopic } from '@stratum/contract/help-topics';
import type { CrisisHelp as Numbers } from '@stratum/contract/site';
import { type ComponentProps, useId } from 'react';
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
  topics: readonly (HelpTopic | 'others' | null)[];
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
  return (
    <aside
      aria-labelledby={heading}
      className={`border-l-2 border-line pl-5 text-ui text-ink-2 ${className}`}
    >
      <Heading id={heading} level={2} size="label">
        {t('heading')}
      </Heading>
      <div className="mt-2 grid max-w-measure gap-2">
        {topics.includes('others') && <p>{t('others')}</p>}
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
            url={helplineUrl}
          />
        </p>
      </div>
    </aside>
  );
}

interface SentenceProps {
  of: 'danger.local' | 'danger.number' | 'talk.directory' | 'talk.number';
  number: string | null;
  url?: string;
}

/** A number in it can be called, an address opened. */
function Sentence({ of, number, url = '' }: SentenceProps) {
  const { t } = useTranslation('shared/crisis-help');
  return (
    <Trans
      t={t}
      i18nKey={of}
      values={{ number, site: url && new URL(url).hostname }}
      components={{
        call: <NamedLink href={`tel:${number?.replaceAll(' ', '')}`} />,
        site: <NamedLink href={url} target="_blank" rel="noreferrer" />,
      }}
    />
  );
}

/** What it says comes from the sentence it stands in. */
function NamedLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={linkStyle}>
      {children}
    </a>
  );
}
