import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { ShareList } from './share-list.tsx';

/** In which groups copies are whose items are deleted for good: no item shows them any more. */
export default function SharesWithoutItem() {
  const { t } = useTranslation('features/collection/share');
  const { data } = useRoute(sharedItemEndpoints.sharesWithoutPersonalStuff);
  return <ShareList heading={t('without_item')} shares={data?.items ?? []} />;
}
