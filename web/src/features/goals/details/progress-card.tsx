import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { useClocks } from '../../profile/index.ts';
import { useTrackSentence } from '../list/use-track-sentence.ts';
import { TrackChart } from './chart/track-chart.tsx';
import { NextStep } from './next-step.tsx';
import { type Details, isCompleted, stepsOf } from './ticked-details.ts';
import type { useTick } from './use-goal-ticks.ts';

interface ProgressCardProps {
  details: Details;
  tick: ReturnType<typeof useTick>;
}

/** How far the goal is, in a figure and in a sentence, the step that changes it, and the line. */
export function ProgressCard({ details, tick }: ProgressCardProps) {
  const { t } = useTranslation('features/goals/details');
  const format = useFormat();
  const trackSentence = useTrackSentence();
  const { today } = useClocks();
  const { goal, progress, onTrack } = details;
  const { steps, done } = stepsOf(details);
  const [figure, sign] = format.percentParts(progress);
  return (
    <Card className="gap-8 md:grid md:grid-cols-[284px_minmax(0,1fr)]">
      <div className="flex flex-col md:border-r md:border-line md:pr-6">
        <p className="text-ui font-semibold text-ink-2">
          {t(isCompleted(goal) ? 'completed' : 'on_the_way')}
        </p>
        <p className="mt-1 flex items-baseline gap-1">
          <span className="font-display text-figure font-light tabular-nums">{figure}</span>
          <span className="font-display text-dialog font-light">{sign}</span>
          <span className="ml-3 text-ui text-ink-2">
            {t('steps.counted', { done, count: steps })}
          </span>
        </p>
        <p
          aria-live="polite"
          className="mt-4 mb-8 font-display text-numeral leading-[1.2] font-light"
        >
          {trackSentence({ ...goal, onTrack, steps }, today)}
        </p>
        <NextStep details={details} tick={tick} />
      </div>
      <div className="min-w-0">
        <TrackChart details={details} />
      </div>
    </Card>
  );
}
