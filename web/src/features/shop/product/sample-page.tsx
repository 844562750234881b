import type { Product } from '@stratum/contract/shop/product';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelNumbers, rockColour } from '../../../shared/charts/levels.ts';
import { height, layerPath, width } from '../../../shared/charts/ridge-geometry.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useLevels } from '../../results/index.ts';

type Part = Product['contents'][number];

interface SamplePageProps {
  part: Part | null;
  onClose: () => void;
}

/** A page of the level to read, and the page to try. */
export function SamplePage({ part, onClose }: SamplePageProps) {
  const { t } = useTranslation('features/shop/product');
  // Stays while it fades out.
  const [last, setLast] = useState(part);
  if (part !== null && part !== last) setLast(part);
  return (
    <Dialog
      title={last ? t('sample.title', { level: last.level, name: last.name }) : ''}
      isOpen={part !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {last && <Page part={last} />}
    </Dialog>
  );
}

function Page({ part: { level, line, from, to, chapter, trial } }: { part: Part }) {
  const { t } = useTranslation('features/shop/product');
  const { data: model } = useLevels();
  const description = model?.levels.find((each) => each.level === level)?.description;
  return (
    <div className="grid gap-5">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        className="h-36 w-full rounded-md bg-page"
      >
        {levelNumbers
          .filter((each) => each <= (level ?? 0))
          .toReversed()
          .map((each) => (
            <path
              key={each}
              d={layerPath(each)}
              fill={rockColour(each)}
              stroke={`var(--color-edge-${each})`}
              strokeWidth="1.25"
            />
          ))}
      </svg>
      <Text tone="quiet">{line}</Text>
      {description && <Text>{description}</Text>}
      {trial && (
        <div className="rounded-md bg-accent-soft px-5 py-4">
          <Heading level={3} size="small" className="text-ink">
            {t('sample.trial')}
          </Heading>
          <Text className="mt-1.5">{trial}</Text>
          <ul aria-label={t('sample.days')} className="mt-4 grid max-w-72 grid-cols-7 gap-2">
            {Array.from({ length: 14 }, (_, day) => (
              <li
                key={day}
                className="grid aspect-square place-items-center rounded-sm border border-field text-small text-ink-2"
              >
                {day + 1}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Text size="label" tone="quiet">
        {t('sample.pages', { from, to })}{' '}
        {chapter && (
          <TextLink to={`/chapter?slug=${chapter.slug}`}>
            {t('sample.chapter', { title: chapter.title })}
          </TextLink>
        )}
      </Text>
    </div>
  );
}
