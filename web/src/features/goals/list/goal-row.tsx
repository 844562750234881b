import type { GoalItem } from '@stratum/contract/goal';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useClocks } from '../../profile/index.ts';
import { useTraits } from '../../results/index.ts';
import { goalPath } from '../goal-path.ts';
import { TrackBar } from '../track-bar.tsx';
import { useTrackSentence } from './use-track-sentence.ts';

interface GoalRowProps {
  goal: GoalItem;
  /** Of the goal's category. */
  category: string;
  level: 2 | 3;
}

/** A goal in a list: how far it is, whether that is as planned, and what comes next. */
export function GoalRow({ goal, category, level }: GoalRowProps) {
  const format = useFormat();
  const trackSentence = useTrackSentence();
  const traits = useTraits();
  const { today } = useClocks();
  const { id, goalName, progress, steps, onTrack, source, nextStep } = goal;
  const isUnderWay =
    goal.status === 'InComplete' && !goal.archived && goal.goalStartDate <= today && steps > 0;
  const trait = traits.data?.traits.find(({ traitId }) => traitId === source?.traitId);
  const [figure, sign] = format.percentParts(progress);
  return (
    <article className="grid grid-cols-[5.5rem_1fr] items-start gap-x-4 border-t border-line py-5">
      <p>
        <span className="font-display text-count font-light tabular-nums">{figure}</span>
        <span className="text-label text-ink-2">{sign}</span>
      </p>
      <div className="min-w-0">
        <Text size="small" tone="quiet">
          {trait ? `${category}, ${trait.name}` : category}
        </Text>
        <Heading level={level} size="item" className="mt-0.5 wrap-anywhere">
          <LocaleLink
            to={goalPath(id)}
            className="focus-ring rounded-sm no-underline hover:underline"
          >
            {goalName}
          </LocaleLink>
        </Heading>
        <div className="mt-2">
          <TrackBar progress={progress} planned={isUnderWay ? onTrack.planned / steps : null} />
        </div>
        <Text className="mt-1.5">{trackSentence(goal, today)}</Text>
        {nextStep && (
          <Text size="label" tone="quiet" className="mt-1 wrap-anywhere">
            {nextStep.text}
          </Text>
        )}
      </div>
    </article>
  );
}
