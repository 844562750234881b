import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { ItemDetails } from '@stratum/contract/item';
import type { NoteNode } from '@stratum/contract/note-content';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../../shared/api/queries.ts';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx';
import { QueryState } from '../../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { blockText, noteDifference } from '../difference/difference.ts';
import { MarkedText } from '../difference/marked-text.tsx';

interface ComparedVersionProps {
  item: ItemDetails;
  version: number;
  onRestore: (content: NoteNode) => void;
  onClose: () => void;
}

/** An earlier version held against the note as it is, and the way back to it. */
export function ComparedVersion({ item, version, onRestore, onClose }: ComparedVersionProps) {
  const { t } = useTranslation('features/collection/note');
  const format = useFormat();
  const earlier = useRoute(collectionEndpoints.personalStuffVersion, {
    query: { id: item.id, version },
  });
  const content = earlier.data?.content;
  return (
    <Dialog
      title={earlier.data ? format.moment(earlier.data.savedAt) : t('panel.versions')}
      isOpen
      onOpenChange={onClose}
    >
      <QueryState reads={[earlier]} skeleton={<Skeleton className="h-60" />}>
        {content && (
          <div className="grid gap-3 text-ui">
            {noteDifference(content, item.content ?? { type: 'doc' }).map((stretch, place) => {
              // Stretches stay in their order.
              const key = place;
              if (stretch.same)
                return (
                  <p key={key} className="wrap-anywhere whitespace-pre-line text-ink-2">
                    {blockText(stretch.same)}
                  </p>
                );
              const [then, now] = [blockText(stretch.first), blockText(stretch.second)];
              return (
                <dl key={key} className="rounded-md border border-line px-4 py-3">
                  <dt className="text-small text-ink-2">{t('then')}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    {then === '' ? '–' : <MarkedText text={then} other={now} />}
                  </dd>
                  <dt className="mt-2 text-small text-ink-2">{t('now')}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    {now === '' ? '–' : <MarkedText text={now} other={then} />}
                  </dd>
                </dl>
              );
            })}
            <DialogActions className="mt-3">
              <Button tone="plain" onPress={onClose}>
                {t('cancel')}
              </Button>
              {item.deletedAt === null && (
                <Button onPress={() => onRestore(content)}>{t('bring_back')}</Button>
              )}
            </DialogActions>
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
