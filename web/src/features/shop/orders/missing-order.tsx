import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { ordersPath } from '../shop-path.ts';

/** The address names no order of the person's. */
export function MissingOrder() {
  const { t } = useTranslation('features/shop/orders');
  return (
    <div className="wrap py-12">
      <EmptyState level={1} heading={t('missing.heading')} text={t('missing.text')}>
        <ButtonLink to={ordersPath}>{t('all')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
