import type { CollectionId } from '@stratum/contract/ids';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import type { ShownControls } from '../address/use-shown.ts';
import { PlusIcon } from '../collection-icons.tsx';
import { AddFiles, CollectionActions } from '../lazy-parts.ts';

interface BrowseHeadProps {
  controls: ShownControls;
  /** The one that is shown; null for other places. */
  collection: { readonly id: CollectionId; readonly name: string } | null;
}

/** Where one is, and what can be put there. */
export function BrowseHead({ controls, collection }: BrowseHeadProps) {
  const { t } = useTranslation('features/collection');
  const { shown, show } = controls;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-center gap-1">
        <Heading level={1} className="min-w-0 wrap-anywhere">
          {collection?.name ?? t('title')}
        </Heading>
        {collection && (
          <Suspense>
            <CollectionActions
              collection={collection}
              onDeleted={() => controls.show({ place: 'all' })}
            />
          </Suspense>
        )}
      </div>
      {shown.place !== 'trash' && (
        <div className="flex flex-wrap items-center gap-3">
          <Suspense fallback={<span className="h-12 w-52" />}>
            <AddFiles collectionId={collection?.id ?? null} />
          </Suspense>
          {/* On a telephone what is written down begins at its foot. */}
          <Button
            className="max-md:hidden"
            onPress={() => show({ isNew: true }, { replace: false })}
          >
            <PlusIcon />
            {t('new_note')}
            <kbd className="rounded-sm border border-current/40 px-1.5 font-sans text-small max-md:hidden">
              N
            </kbd>
          </Button>
        </div>
      )}
    </header>
  );
}
