import { contentPackEndpoints } from '@stratum/contract/endpoints/content-packs';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { CurrentPack } from './current-pack.tsx';
import { KeptPacks } from './kept-packs.tsx';
import { OnePack } from './one-pack.tsx';
import { SendPack } from './send-pack.tsx';

/** The content packs of the installation, or the one that the address names. */
export default function PacksPage() {
  const { t } = useTranslation('features/console/packs');
  const { version } = useParams();
  const packs = useRoute(contentPackEndpoints.contentPacks, {});
  const { data } = packs;
  if (version !== undefined) return <OnePack version={version} packs={packs} />;
  return (
    <>
      <PageHeader heading={t('title')}>{t('intro')}</PageHeader>
      <QueryState reads={[packs]} name={t('title')} skeleton={<Skeleton className="h-96" />}>
        {data && (
          <div className="grid max-w-220 gap-10">
            <CurrentPack packs={data} />
            <SendPack />
            <KeptPacks packs={data.items} />
          </div>
        )}
      </QueryState>
    </>
  );
}
