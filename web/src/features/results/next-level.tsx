import type { LevelText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { LevelName, levelText } from './levels/level-name.tsx';
import { nextLevel } from './result-view.ts';

/** What the level above looks like; above the highest there is none. */
export function NextLevel({ level, levels }: { level: number; levels: readonly LevelText[] }) {
  const { t } = useTranslation('features/results');
  const next = nextLevel(level);
  const text = next && levelText(levels, next);
  return (
    <Card className="sm:p-8">
      {text ? (
        <div className="grid gap-x-12 gap-y-3 md:grid-cols-[1fr_2fr]">
          <div>
            <Heading level={2} size="label">
              {t('next_looks_like')}
            </Heading>
            <p className="mt-2 font-medium">
              <LevelName levels={levels} level={text.level} />
            </p>
          </div>
          <div>
            <p className="text-lead">{text.line}</p>
            <p className="mt-2 max-w-measure text-ink-2">{text.description}</p>
          </div>
        </div>
      ) : (
        <p className="text-lead">{t('top')}</p>
      )}
    </Card>
  );
}
