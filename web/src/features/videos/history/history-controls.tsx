import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patchPages } from '../../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Text } from '../../../shared/ui/text.tsx';

const { changeWatchHistory, clearWatchHistory, watchHistory } = videoEndpoints;

interface HistoryControlsProps {
  isKept: boolean;
  hasItems: boolean;
}

/** Whether the history is kept, and the way to empty it. */
export function HistoryControls({ isKept, hasItems }: HistoryControlsProps) {
  const { t } = useTranslation('features/videos');
  const [isAsking, setAsking] = useState(false);
  const keep = useRouteMutation(changeWatchHistory, {
    optimistic: ({ body: { kept } }) => [patchPages(watchHistory, (page) => ({ ...page, kept }))],
    inOrder: true,
  });
  const clear = useRouteMutation(clearWatchHistory);
  const problem = keep.error ?? clear.error;
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="max-w-measure">
        <Switch isSelected={isKept} onChange={(kept) => keep.mutate({ body: { kept } })}>
          {t('history.keep')}
        </Switch>
        <Text size="label" tone="quiet" className="mt-1">
          {t('history.keep_note')}
        </Text>
        <p role="alert" className="mt-2 text-label text-danger empty:hidden">
          {problem?.message}
        </p>
      </div>
      {hasItems && (
        <Button tone="ghost" size="small" onPress={() => setAsking(true)}>
          {t('history.clear')}
        </Button>
      )}
      <ConfirmDialog
        title={t('history.clear_title')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        cancel={t('history.clear_not')}
        confirm={t('history.clear')}
        tone="danger"
        isPending={clear.isPending}
        onConfirm={() => clear.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <p>{t('history.clear_text')}</p>
      </ConfirmDialog>
    </div>
  );
}
