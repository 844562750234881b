import { habits } from '@stratum/contract/habits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { goalPath } from '../../goals/index.ts';
import { useClocks } from '../../profile/index.ts';
import { weekPath } from '../review-path.ts';
import { FocusDots } from './focus-dots.tsx';
import { type Focus, useFocusDays } from './use-weekly-focus.ts';

/** The one thing of this week, with a dot for each day that something was done for it. */
export function ThisFocusCard({ focus }: { focus: Focus }) {
  const { t } = useTranslation('features/weekly-review');
  const { today } = useClocks();
  const { days, isDelayed, say } = useFocusDays(focus);
  const ofToday = days.find(({ date }) => date === today);
  const count = days.filter(({ done }) => done).length;
  const isHabit = habits.some((habit) => habit === focus.id);
  return (
    <Card className="gap-x-8 gap-y-4 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <div>
        <Heading level={2} size="label">
          {t('dashboard.this_week')}
        </Heading>
        <p className="mt-2 max-w-measure font-display text-dialog leading-[1.15] font-light wrap-anywhere">
          {focus.text}
        </p>
      </div>
      <FocusDots days={days} today={today} />
      <Text size="label" tone="quiet">
        {focus.done ? `${t('dashboard.step_done')} ` : ''}
        {count === 0 ? t('dashboard.none') : t('dashboard.some', { count })}
        {isHabit && !ofToday?.done && ` ${t('dashboard.habit')}`}
        {isDelayed && ` ${t('focus.waiting')}`}
      </Text>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {ofToday && !isHabit && (!ofToday.done || ofToday.said) && (
          <Button
            tone={ofToday.said ? 'ghost' : 'primary'}
            onPress={() => say(today, !ofToday.said)}
            className="max-sm:grow"
          >
            {t(ofToday.said ? 'dashboard.not_today' : 'dashboard.done_today')}
          </Button>
        )}
        {focus.goal && focus.done !== null && (
          <ButtonLink tone="ghost" to={goalPath(focus.goal.id)} className="max-sm:grow">
            {t('dashboard.open_goal')}
          </ButtonLink>
        )}
        <TextLink to={weekPath(focus.week)} className="text-label max-sm:py-2.5">
          {t('dashboard.review')}
        </TextLink>
      </div>
    </Card>
  );
}
