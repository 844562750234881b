import type { Address } from '@stratum/contract/shop/address';
import type { Product } from '@stratum/contract/shop/product';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { TextButton } from '../../../shared/ui/link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDeliveryDays } from '../delivery-days.ts';
import { updateOrder } from '../order-draft.ts';
import { TruckIcon } from '../shop-icons.tsx';
import { FactRow } from './fact-row.tsx';

const CountryField = lazy(async () => ({
  default: (await import('../../../shared/person-fields/country-field.tsx')).CountryField,
}));

interface DeliveryRowProps {
  product: Product;
  lastAddress: Address | null;
}

/** When it would arrive, and where; another country is asked about in place. */
export function DeliveryRow({ product, lastAddress }: DeliveryRowProps) {
  const { t } = useTranslation('features/shop/product');
  const format = useFormat();
  const days = useDeliveryDays();
  const [isChanging, setChanging] = useState(false);
  const { country, isServed, delivery } = product;
  const named = format.country(country);
  const to =
    lastAddress?.country === country
      ? `${lastAddress.postalCode} ${lastAddress.city}, ${named}`
      : named;
  const title = !isServed
    ? t('not_served.title', { country: named })
    : delivery
      ? days(delivery.from, delivery.to)
      : t('delivery.to', { to });
  const text = !isServed
    ? t('not_served.text')
    : delivery
      ? t('delivery.to', { to })
      : t('delivery.later');
  return (
    <FactRow
      icon={<TruckIcon />}
      title={title}
      text={text}
      action={
        <TextButton aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          {t('delivery.change')}
        </TextButton>
      }
    >
      {isChanging && (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-18" />}>
            <CountryField
              label={t('delivery.country')}
              value={country}
              onChange={(chosen) => {
                if (chosen === null) return;
                updateOrder({ country: chosen });
                setChanging(false);
              }}
            />
          </Suspense>
        </div>
      )}
    </FactRow>
  );
}
