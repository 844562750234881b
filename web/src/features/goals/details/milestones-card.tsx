import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { MilestoneItem } from './milestone-item.tsx';
import { type Details, isCompleted } from './ticked-details.ts';
import type { useTick } from './use-goal-ticks.ts';

/** So many steps stand unfolded at once; of a longer goal those of the next milestone. */
const fewSteps = 30;

interface MilestonesCardProps {
  details: Details;
  tick: ReturnType<typeof useTick>;
}

/** What is to be done, milestone by milestone; finished ones are folded. */
export function MilestonesCard({ details, tick }: MilestonesCardProps) {
  const { t } = useTranslation('features/goals/details');
  const { milestones, plan } = details;
  const [isEditing, setEditing] = useState(false);
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [hasEditor, setHasEditor] = useState(false);
  // In pieces: fifty milestones take longer than a press may wait for.
  const edit = () =>
    startTransition(() => {
      setEditing(true);
      setHasEditor(true);
    });
  const endEdit = () => startTransition(() => setEditing(false));
  // The rows of the editor go once those of the list are there.
  useEffect(() => {
    if (!isEditing) startTransition(() => setHasEditor(false));
  }, [isEditing]);
  const toggle = useCallback(
    (id: string, opens: boolean) => setOpened((before) => new Map(before).set(id, opens)),
    [],
  );
  const next = milestones.find((milestone) => !isCompleted(milestone))?.id;
  const isOpen = (milestone: (typeof milestones)[number]) =>
    opened.get(milestone.id) ??
    (plan.length <= fewSteps ? !isCompleted(milestone) : milestone.id === next);
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading level={2} size="label">
          {t('milestones.title')}
        </Heading>
        {!isEditing && (
          <Button tone="plain" size="small" onPress={edit}>
            {t(milestones.length === 0 ? 'milestones.add' : 'milestones.edit')}
          </Button>
        )}
      </div>
      {hasEditor && (
        <div hidden={!isEditing}>
          <Suspense fallback={<Skeleton className="h-80" />}>
            <StepsEditor details={details} onDone={endEdit} />
          </Suspense>
        </div>
      )}
      {isEditing ? null : milestones.length === 0 ? (
        <Text tone="quiet">{t('milestones.none')}</Text>
      ) : (
        <ul className="-mx-3 divide-y divide-line">
          {milestones.map((milestone) => (
            <li key={milestone.id}>
              <MilestoneItem
                milestone={milestone}
                isOpen={isOpen(milestone)}
                onToggle={toggle}
                tick={tick}
              />
              {isCompleted(milestone) && (
                <Suspense fallback={<div className="h-8" />}>
                  <MilestoneWitness milestone={milestone} />
                </Suspense>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

// Comes when somebody changes the path.
const StepsEditor = lazy(() => import('./steps-editor/steps-editor.tsx'));

// Its line is kept for it; no goal waits for it.
const MilestoneWitness = lazy(async () => ({
  default: (await import('../../boards/index.ts')).MilestoneWitness,
}));
