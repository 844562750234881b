import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import type { Module } from '@stratum/contract/performance';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../shared/api/queries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { CheckIcon } from '../../shared/ui/icons.tsx';
import { AllActs } from './all-acts.tsx';
import { useAct } from './use-act.ts';

/** What to do this week: the largest words of the page. */
export function ActCard({ module, onApply }: { module: Module; onApply: () => void }) {
  const { t } = useTranslation('pages/performance-module-videos');
  const { traitId, bucket, title, act } = module;
  const { isDone, mark } = useAct(module);
  const own = useRoute(performanceEndpoints.getUserLastAssessmentData).data?.items.find(
    (each) => each.traitId === traitId,
  );
  const level = own?.bucket === bucket ? own.level : null;
  return (
    <Card aria-labelledby="act-heading" className="sm:p-8">
      <p className="flex items-center gap-2.5 text-label text-ink-2">
        <span aria-hidden="true" className={`size-2.5 rounded-full ${dots[bucket]}`} />
        {level === null ? t('act.week') : t('act.week_for_level', { level })}
      </p>
      <Heading level={2} size="label" id="act-heading" className="mt-3">
        {title}
      </Heading>
      <p className="mt-2 max-w-measure font-display text-brand leading-[1.3] font-light sm:text-numeral sm:leading-[1.25]">
        {act}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button onPress={onApply}>{t('act.apply')}</Button>
        <Button tone="ghost" aria-pressed={isDone} onPress={() => mark(!isDone)}>
          {isDone && <CheckIcon />}
          {t(isDone ? 'act.done' : 'act.mark_done')}
        </Button>
      </div>
      <AllActs module={module} />
    </Card>
  );
}

/** The colours of the levels that a bucket is about. */
const dots = {
  foundations: 'bg-level-2',
  growth: 'bg-level-5',
  mastery: 'bg-level-8',
} as const;
