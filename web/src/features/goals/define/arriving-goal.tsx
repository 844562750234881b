import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { DefineSkeleton } from './define-skeleton.tsx';
import { type Arrival, useArrival } from './use-arrival.ts';

/**
 * Fills the draft in for the skill that the address names, then takes the skill off the address. A
 * draft of another goal is not overwritten unasked.
 */
export default function ArrivingGoal(arrival: Arrival) {
  const { t } = useTranslation('features/goals');
  const { reads, isKnown, trait, draft, isOther, goOn, take } = useArrival(arrival);
  const asks = isKnown && isOther && trait;
  const settle = !isKnown || asks ? null : draft ? goOn : take;
  useEffect(() => settle?.());

  if (asks) {
    return (
      <Card>
        <Heading level={1} size="section">
          {t('other.heading', { name: draft?.defineGoal.goalName || t('draft.unnamed') })}
        </Heading>
        <Text tone="quiet" className="mt-3 mb-6">
          {t('other.text', { trait: trait.name })}
        </Text>
        <div className="flex flex-wrap gap-3">
          <Button onPress={goOn}>{t('other.go_on')}</Button>
          <Button tone="ghost" onPress={take}>
            {t('other.take')}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <QueryState reads={reads} skeleton={<DefineSkeleton />}>
      <DefineSkeleton />
    </QueryState>
  );
}
