import type { TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { CrisisHelp } from '../../shared/crisis-help/crisis-help.tsx';
import { CardBoundary } from '../../shared/failures/card-boundary.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/link.tsx';
import { NextLevel } from './next-level.tsx';
import type { ModelNames, Result } from './queries.ts';
import { ResultHead } from './result-head.tsx';
import { evaluationPath } from './result-path.ts';
import { traitResults } from './result-view.ts';
import { TraitRow } from './trait-row.tsx';

interface ResultScreenProps {
  result: Result;
  model: ModelNames;
  traits: readonly TraitText[];
}

/** Where one stands, what that looks like, what is next, and what it was made of. */
export function ResultScreen({ result, model, traits }: ResultScreenProps) {
  const { t } = useTranslation('features/results');
  const { id, level, month, categoryType } = result.attempt;
  return (
    <div className="wrap py-12">
      <CardBoundary>
        <ResultHead result={result} model={model} />
      </CardBoundary>
      <CrisisHelp topics={traits.map(({ help }) => help)} className="mt-12" />
      <div className="mt-12">
        <CardBoundary>
          <NextLevel level={level} levels={model.levels} />
        </CardBoundary>
      </div>
      <section className="mt-24">
        <Heading level={2}>{t('by_trait')}</Heading>
        <ul className="mt-6">
          {traitResults(result, traits).map((trait) => (
            <li key={trait.traitId} className="border-t border-line py-8">
              <CardBoundary>
                <TraitRow trait={trait} attemptId={id} month={month} levels={model.levels} />
              </CardBoundary>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-12 flex flex-wrap items-center gap-3">
        <ButtonLink to="/dashboard">{t('to_dashboard')}</ButtonLink>
        <ButtonLink to={evaluationPath(categoryType)} tone="ghost">
          {t('again')}
        </ButtonLink>
        <p className="text-label text-ink-2 sm:ml-3">{t('again_when')}</p>
      </div>
      <p className="mt-6 text-label">
        <TextLink to="/technical-note">{t('how_measured')}</TextLink>
      </p>
    </div>
  );
}
