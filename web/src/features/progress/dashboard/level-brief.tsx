import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LevelName } from '../../results/index.ts';
import { useStanding } from './use-standing.ts';

/** The overall level in short, for pages that are about something else; nothing until there is one. */
export function LevelBrief({ now }: { now: Date }) {
  const { t } = useTranslation('features/progress/dashboard');
  const format = useFormat();
  const { data, reads } = useStanding(now);
  if (!data && !reads.some(({ isError }) => isError)) return <Skeleton className="h-29 w-40" />;
  if (!data?.standing) return null;
  const { score, level } = data.standing;
  return (
    <div className="grid gap-3">
      <p className="text-label text-ink-2">{t('your_level')}</p>
      <Text size="figure">{format.score(score)}</Text>
      <p className="text-ui font-medium">
        <LevelName levels={data.model.levels} level={level} />
      </p>
    </div>
  );
}
