import type { LevelText, TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { Caution } from '../../../shared/crisis-help/caution.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Agreement } from './agreement.tsx';
import { Questions } from './questions.tsx';
import { SheetLevels } from './sheet-levels.tsx';
import { SheetSteps } from './sheet-steps.tsx';

interface CoachSheetProps {
  trait: TraitText;
  levels: readonly LevelText[];
}

/** What is printed: the nine levels on the first side, the conversation on the second. */
export function CoachSheet({ trait, levels }: CoachSheetProps) {
  const { t } = useTranslation('features/chapters/coach-sheet');
  const { name, definition, caution, behaviours, tips, sources } = trait;
  return (
    <article
      aria-labelledby="coach-sheet"
      className="max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-10 print:max-w-none print:rounded-none print:border-0 print:p-0 print:text-small"
    >
      <p className="text-label font-semibold text-accent">{t('brand')}</p>
      <Heading id="coach-sheet" level={2} className="mt-2">
        {name}
      </Heading>
      <p className="mt-3">{definition}</p>
      <Caution text={caution} className="mt-3" />
      <p className="mt-3 text-ink-2">{t('use')}</p>
      <SheetLevels behaviours={behaviours} levels={levels} />
      <Questions />
      <SheetSteps tips={tips} />
      <Agreement />
      <footer className="mt-8 break-inside-avoid border-t border-line pt-4 text-small text-ink-2">
        {sources.length > 0 && (
          <>
            <p className="font-semibold">{t('sources')}</p>
            <ul lang="en">
              {sources.map(({ citation }) => (
                <li key={citation}>{citation}</li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-2">{t('licence')}</p>
      </footer>
    </article>
  );
}
