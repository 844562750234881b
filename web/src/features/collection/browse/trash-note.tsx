import { collectionLimits } from '@stratum/contract/collection-words';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { SharesWithoutItem } from '../share/lazy-share.ts';
import type { ItemDeeds } from './use-done.ts';

/** How long the trash keeps things, the way to empty it, and what of items that are gone is in groups. */
export default function TrashNote({ count, deeds }: { count: number; deeds: ItemDeeds }) {
  const { t } = useTranslation('features/collection');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Text size="label" tone="quiet">
          {t('trash_note', { days: collectionLimits.trashDays })}
        </Text>
        {count > 0 && (
          <Button tone="ghost" size="small" onPress={() => setAsked(true)}>
            {t('empty_trash')}
          </Button>
        )}
        <ConfirmDialog
          title={t('empty_trash_title')}
          isOpen={isAsked}
          onOpenChange={setAsked}
          cancel={t('cancel')}
          confirm={t('empty_trash')}
          tone="danger"
          onConfirm={() => {
            setAsked(false);
            void deeds.erase('all');
          }}
        >
          <p className="text-ui">{t('empty_trash_text', { count })}</p>
        </ConfirmDialog>
      </div>
      <Suspense>
        <SharesWithoutItem />
      </Suspense>
    </>
  );
}
