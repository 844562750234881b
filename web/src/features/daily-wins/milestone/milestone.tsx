import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import type { StreakMilestone } from '@stratum/contract/habits';
import { addDays } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Core } from './core.tsx';
import { streakLayers } from './streak-layers.ts';

interface MilestoneProps {
  reached: StreakMilestone;
  today: string;
  onClose: () => void;
}

/** As many days as one list may hold. */
const longestList = 380;

/** So many days in a row: a card, once, with a layer for each. */
export default function Milestone({ reached, today, onClose }: MilestoneProps) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  // Days that were left out lie between those of the streak.
  const query = { from: addDays(today, 1 - Math.min(longestList, reached * 2)), to: today };
  const list = useRoute(dailyWinEndpoints.getDailyWin, { query });
  const frozen = useRoute(dailyWinEndpoints.getFrozenDays, { query });
  const leftOut = new Set(frozen.data?.items.map(({ date }) => date));
  const layers = streakLayers(list.data?.items ?? [], leftOut, reached);
  const [first] = layers;
  const wins = layers.reduce((sum, { points }) => sum + points, 0);
  const dotted = layers.filter(({ points }) => points === 0).length;
  return (
    <Card className="flex-row items-stretch justify-between gap-6">
      <div className="flex flex-col">
        <Text size="label" tone="quiet">
          {format.calendarDay(today)}
        </Text>
        <Heading level={2} className="mt-2">
          <span className="block text-figure">{format.number(reached)}</span>
          {t('in_a_row', { count: reached })}
        </Heading>
        <Text tone="quiet" className="mt-4 mb-6 max-w-[36ch]">
          {first &&
            t('milestone.text', {
              from: format.calendarDay(first.date),
              wins: format.number(wins),
            })}{' '}
          {dotted > 0 && t('milestone.left_out', { count: dotted })}
        </Text>
        <p className="mt-auto">
          <Button tone="ghost" size="small" onPress={onClose}>
            {t('milestone.close')}
          </Button>
        </p>
      </div>
      <Core layers={layers} className="h-60 w-25 shrink-0 md:h-72 md:w-30" />
    </Card>
  );
}
