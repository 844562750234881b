import { contentPackEndpoints } from '@stratum/contract/endpoints/content-packs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';

export type Packs = RouteReply<typeof contentPackEndpoints.contentPacks>;

/** What people read and answer now, and the way back to what was there before. */
export function CurrentPack({ packs: { current, previous } }: { packs: Packs }) {
  const { t } = useTranslation('features/console/packs');
  const [isAsking, setAsking] = useState(false);
  const taking = useRouteMutation(contentPackEndpoints.rollBackContentPack);
  return (
    <Card title={t('current.title')}>
      <p className="font-display text-numeral font-light">{current}</p>
      <p className="mt-2 max-w-measure text-ui text-ink-2">
        {previous === null ? t('current.first') : t('current.previous', { previous })}
      </p>
      {previous !== null && (
        <>
          <div className="mt-5">
            <Button tone="ghost" onPress={() => setAsking(true)}>
              {t('rollback.open', { previous })}
            </Button>
          </div>
          <ConfirmWithPassword
            title={t('rollback.title', { current })}
            isOpen={isAsking}
            onOpenChange={setAsking}
            confirm={t('rollback.confirm')}
            act={taking}
            input={(body) => ({ body })}
          >
            <p>{t('rollback.text', { previous })}</p>
          </ConfirmWithPassword>
        </>
      )}
    </Card>
  );
}
