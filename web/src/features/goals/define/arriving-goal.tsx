import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useClocks } from '../../profile/index.ts';
import { useTraits } from '../../results/index.ts';
import { emptyDraft } from '../draft/goal-draft.ts';
import { replaceDraft, useKeptDraft } from '../draft/use-goal-draft.ts';
import { sourceIn } from '../suggestions/source-in.ts';
import { useSuggestedGoal } from '../suggestions/use-suggested-goal.ts';

interface ArrivingGoalProps {
  traitId: string;
  /** The attempt that was looked at; the latest in the skill's category where none is named. */
  attemptId: string | null;
}

/**
 * Fills the draft in for the skill that the address names, then takes the skill off the address. A
 * draft of another goal is not overwritten unasked.
 */
export function ArrivingGoal({ traitId, attemptId }: ArrivingGoalProps) {
  const { t } = useTranslation('features/goals');
  const suggestedGoal = useSuggestedGoal();
  const [, setQuery] = useSearchParams();
  const draft = useKeptDraft();
  const { today } = useClocks();
  const traits = useTraits();
  const trait = traits.data?.traits.find((each) => each.traitId === traitId);
  const attempts = useRoute(
    assessmentEndpoints.assessmentByUserid,
    { query: { categoryType: trait?.categoryType } },
    { enabled: trait !== undefined },
  );
  const attempt =
    attempts.data?.items.find(({ id }) => id === attemptId) ?? attempts.data?.items[0];
  const source = attempt && sourceIn(attempt, traitId);
  const isKnown = traits.data !== undefined && (trait === undefined || attempts.data !== undefined);
  const isOther = draft !== null && draft.source?.traitId !== traitId;
  const goOn = () => setQuery({}, { replace: true });
  const take = () => {
    if (trait && source) {
      replaceDraft(suggestedGoal(emptyDraft(today), source, trait));
    }
    goOn();
  };
  const asks = isKnown && isOther && trait && source;
  const settle = !isKnown || asks ? null : draft ? goOn : take;
  useEffect(() => settle?.());

  if (asks) {
    return (
      <Card>
        <Heading level={1} size="section">
          {t('other.heading', { name: draft.defineGoal.goalName || t('draft.unnamed') })}
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
    <QueryState reads={trait ? [traits, attempts] : [traits]} skeleton={<DefineSkeleton />}>
      <DefineSkeleton />
    </QueryState>
  );
}

function DefineSkeleton() {
  return (
    <div className="grid gap-8">
      <Skeleton className="h-20" />
      <Skeleton className="h-44" />
      <Skeleton className="h-24" />
    </div>
  );
}
