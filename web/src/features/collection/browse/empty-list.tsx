import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { everything, isFiltered } from '../address/shown.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { TransferDialog } from '../transfer/lazy-transfer.ts';

/** In place of a list without items: why there are none, and the way on. */
export default function EmptyList({ controls: { shown, show } }: { controls: ShownControls }) {
  const { t } = useTranslation('features/collection');
  if (isFiltered(shown)) {
    const { place, layout, sort } = shown;
    return (
      <EmptyState heading={t('nothing_found')} text={t('nothing_found_text')}>
        <Button tone="ghost" onPress={() => show({ ...everything, place, layout, sort })}>
          {t('show_all')}
        </Button>
      </EmptyState>
    );
  }
  if (shown.place === 'all') return <NothingYet />;
  const reason = reasons.find((each) => each === shown.place) ?? 'collection';
  return <EmptyState heading={t(`empty.${reason}`)} text={t(`empty.${reason}_text`)} />;
}

const reasons = ['recent', 'pinned', 'trash'] as const;

/** What a collection is for, and the ways to begin: the first of nine layers is laid by what comes first. */
function NothingYet() {
  const { t } = useTranslation('features/collection');
  const [isTransferring, setTransferring] = useState(false);
  return (
    <>
      <EmptyState heading={t('empty.all')} text={t('empty.all_text')}>
        <Button tone="ghost" onPress={() => setTransferring(true)}>
          {t('bring_notes')}
        </Button>
      </EmptyState>
      <svg
        aria-hidden="true"
        viewBox="0 0 800 200"
        preserveAspectRatio="none"
        className="mt-8 h-44 w-full fill-none stroke-outline"
      >
        {Array.from({ length: 8 }, (_, at) => (
          <path
            key={at}
            d={layer(14 + at * 19)}
            strokeDasharray="2 7"
            strokeLinecap="round"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          d={`${layer(168)}V200H0Z`}
          className="fill-accent-soft stroke-accent"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Suspense>
        {isTransferring && <TransferDialog onClose={() => setTransferring(false)} />}
      </Suspense>
    </>
  );
}

/** Rises to the right, the deeper it lies the less. */
function layer(y: number): string {
  const rise = (200 - y) / 3;
  return `M0 ${y + rise}C260 ${y + rise} 430 ${y} 620 ${y}S760 ${y + 8} 800 ${y + 10}`;
}
