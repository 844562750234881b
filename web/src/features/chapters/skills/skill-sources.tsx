import type { TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { Disclosure, DisclosureSummary } from '../../../shared/ui/disclosure.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';

/** The works that a skill rests on, each with what it supports. */
export function SkillSources({ name, sources }: Pick<TraitText, 'name' | 'sources'>) {
  const { t } = useTranslation('features/chapters/skills');
  return (
    <Disclosure className="mt-1">
      <DisclosureSummary>
        {t('sources')}
        <span className="sr-only"> {name}</span>
      </DisclosureSummary>
      <ul className="mt-4 flex max-w-reading flex-col gap-4">
        {sources.map(({ citation, supports }) => (
          <li key={citation}>
            <p>{supports}</p>
            <p className="mt-1 text-small text-ink-2" lang="en">
              {citation}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-2">
        {t('sources_note')} <TextLink to="/technical-note">{t('technical_note')}</TextLink>
      </p>
    </Disclosure>
  );
}
