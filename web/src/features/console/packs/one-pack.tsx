import { contentPackEndpoints } from '@stratum/contract/endpoints/content-packs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState, type Read } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';
import { Changes } from './changes.tsx';
import type { Packs } from './current-pack.tsx';
import { Preview } from './preview.tsx';

interface OnePackProps {
  version: string;
  packs: Read & { readonly data: Packs | undefined };
}

/** A pack that is kept: what it changes, how it reads, and the act that makes it the current one. */
export function OnePack({ version, packs }: OnePackProps) {
  const { t } = useTranslation('features/console/packs');
  const known = packs.data?.items.find((pack) => pack.version === version);
  return (
    <>
      <p className="mb-4">
        <TextLink to="/admin/packs">{t('one.back')}</TextLink>
      </p>
      <PageHeader heading={t('one.title', { version })}>
        {known?.isCurrent ? t('one.is_current') : t('one.text')}
      </PageHeader>
      <QueryState reads={[packs]} name={t('title')} skeleton={<Skeleton className="h-96" />}>
        {known ? (
          <div className="grid max-w-220 gap-10">
            {!known.isCurrent && (
              <>
                <Publish version={version} current={packs.data?.current ?? ''} />
                <Changes version={version} />
              </>
            )}
            <Preview version={version} />
          </div>
        ) : (
          <p className="text-ui">{t('one.unknown', { version })}</p>
        )}
      </QueryState>
    </>
  );
}

function Publish({ version, current }: { version: string; current: string }) {
  const { t } = useTranslation('features/console/packs');
  const [isAsking, setAsking] = useState(false);
  const publishing = useRouteMutation(contentPackEndpoints.publishContentPack);
  return (
    <div>
      <Button onPress={() => setAsking(true)}>{t('publish.open')}</Button>
      <ConfirmWithPassword
        title={t('publish.title', { version })}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={t('publish.confirm')}
        tone="primary"
        act={publishing}
        input={(body) => ({ params: { version }, body })}
      >
        <p>{t('publish.text', { current })}</p>
      </ConfirmWithPassword>
    </div>
  );
}
