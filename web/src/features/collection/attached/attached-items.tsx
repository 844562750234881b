import type { AttachmentTarget } from '@stratum/contract/attachments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { attach, useWithWaiting } from './attach.ts';
import AttachDialog from './attach-dialog.tsx';
import { AttachedItem } from './attached-item.tsx';
import { sameTarget, type Target } from './target.ts';

const nothing: NonNullable<Parameters<typeof useWithWaiting>[0]> = [];

interface AttachedItemsProps {
  /** By which everything here is read. */
  place:
    | { readonly goalId: string }
    | { readonly traitId: string }
    | { readonly performance_video_id: string };
  /** What items can be attached to here, the first by itself. */
  targets: readonly Target[];
}

/** Items of one's collection at what they belong to. */
export default function AttachedItems({ place, targets }: AttachedItemsProps) {
  const { t } = useTranslation('features/collection/attached');
  const read = useRoute(attachmentEndpoints.attachedPersonalStuff, { query: place });
  const [isAsked, setAsked] = useState(false);
  const items = useWithWaiting(read.data?.items ?? nothing, (to) =>
    targets.some((target) => sameTarget(target.to, to)),
  );
  const labelOf = (to: AttachmentTarget) =>
    'goalId' in to || 'traitId' in to
      ? undefined
      : targets.find((target) => sameTarget(target.to, to))?.label;
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={2} size="label">
          {t('title')}
        </Heading>
        <Button tone="plain" size="small" onPress={() => setAsked(true)}>
          {t('attach')}
        </Button>
      </div>
      <QueryState reads={[read]} name={t('title')} skeleton={<Skeleton className="h-11" />}>
        {items.length === 0 ? (
          <Text tone="quiet">{t('none')}</Text>
        ) : (
          <ul>
            {items.map(({ item, to }) => (
              <AttachedItem
                key={`${item.id} ${JSON.stringify(to)}`}
                item={item}
                note={labelOf(to)}
                onDetach={() => attach(item, to, false)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {isAsked && (
        <AttachDialog
          targets={targets}
          onChoose={(item, to) => {
            setAsked(false);
            attach(item, to, true);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
