import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import type { ItemId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { ShareList } from './share-list.tsx';

/** In which groups copies of an item are. */
export default function SharesOfItem({ id }: { id: ItemId }) {
  const { t } = useTranslation('features/collection/share');
  const { data } = useRoute(sharedItemEndpoints.sharesOfPersonalStuff, { query: { id } });
  return <ShareList heading={t('shared_with')} shares={data?.items ?? []} />;
}
