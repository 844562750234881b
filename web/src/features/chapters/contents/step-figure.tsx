import type { ChapterSummary } from '@stratum/contract/chapters';
import { useTranslation } from 'react-i18next';
import { levelTextColour } from '../../../shared/charts/levels.ts';
import { Logo } from '../../../shared/charts/logo.tsx';

const sizes = {
  row: { text: 'text-numeral', gap: 'gap-1.5', mark: 'size-7' },
  page: { text: 'text-figure', gap: 'gap-4', mark: 'size-24' },
};

interface StepFigureProps {
  step: ChapterSummary['step'];
  size: keyof typeof sizes;
}

/** “3 → 4” in the colours of the two levels; the mark where all nine are meant. */
export function StepFigure({ step, size }: StepFigureProps) {
  const { t } = useTranslation('features/chapters/contents');
  const { text, gap, mark } = sizes[size];
  if (step === null) {
    return (
      <>
        <Logo className={mark} />
        <span className="sr-only">{t('all_levels')}</span>
      </>
    );
  }
  return (
    <span className={`inline-flex items-center font-display font-light ${text} ${gap}`}>
      <span className="sr-only">{t('step', step)}</span>
      <span aria-hidden="true" className={levelTextColour(step.from)}>
        {step.from}
      </span>
      <svg
        viewBox="0 0 20 10"
        aria-hidden="true"
        className="h-[.3em] w-[.6em] fill-none stroke-ink-2 stroke-1"
      >
        <path d="M0 5h19m-4-4 4 4-4 4" vectorEffect="non-scaling-stroke" />
      </svg>
      <span aria-hidden="true" className={levelTextColour(step.to)}>
        {step.to}
      </span>
    </span>
  );
}
