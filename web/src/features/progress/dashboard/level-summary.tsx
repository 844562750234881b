import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LevelName, useLevels } from '../../results/index.ts';

/** The overall level in short, for pages that are about something else; nothing until there is one. */
export function LevelSummary() {
  const { t } = useTranslation('features/results/levels');
  const format = useFormat();
  const standing = useRoute(assessmentEndpoints.standing);
  const levels = useLevels();
  if ([standing, levels].some(({ isPending }) => isPending)) {
    return <Skeleton className="h-29 w-40" />;
  }
  if (!standing.data?.overall || !levels.data) return null;
  const { score, level } = standing.data.overall;
  return (
    <div className="grid gap-3">
      <p className="text-label text-ink-2">{t('your_level')}</p>
      <Text size="figure">{format.score(score)}</Text>
      <p className="text-ui font-medium">
        <LevelName levels={levels.data.levels} level={level} />
      </p>
    </div>
  );
}
