import type { Address } from '@stratum/contract/shop/address';
import type { Product, ProductDelivery } from '@stratum/contract/shop/product';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { ClockIcon } from '../../../shared/ui/icons.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDeliveryDays } from '../delivery-days.ts';
import { useMoney } from '../money.ts';
import { updateOrder } from '../order-draft.ts';
import { HouseIcon, TruckIcon } from '../shop-icons.tsx';
import { FactRow } from './fact-row.tsx';

const CountryField = lazy(async () => ({
  default: (await import('../../../shared/person-fields/country-field.tsx')).CountryField,
}));

interface DeliveryRowsProps {
  product: Product;
  lastAddress: Address | null;
}

/** Where it would go, and when it arrives by which service; another country is asked about in place. */
export function DeliveryRows({ product, lastAddress }: DeliveryRowsProps) {
  const { t } = useTranslation('features/shop/product');
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  const { country, isServed, delivery, express } = product;
  const named = format.country(country);
  const to =
    lastAddress?.country === country
      ? `${lastAddress.postalCode} ${lastAddress.city}, ${named}`
      : named;
  return (
    <>
      <FactRow
        icon={<HouseIcon />}
        title={isServed ? t('delivery.to', { to }) : t('not_served.title', { country: named })}
        text={isServed ? undefined : t('not_served.text')}
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
      {isServed && delivery && <Service icon={<TruckIcon />} delivery={delivery} />}
      {isServed && express && <Service icon={<ClockIcon />} delivery={express} />}
    </>
  );
}

function Service({ icon, delivery }: { icon: ReactNode; delivery: ProductDelivery }) {
  const { t } = useTranslation('features/shop/product');
  const money = useMoney();
  const days = useDeliveryDays();
  const { service, price, from, to } = delivery;
  const text = price ? t('delivery.by', { service, price: money(price) }) : service;
  return <FactRow icon={icon} title={days(from, to)} text={text} />;
}
