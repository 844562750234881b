import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toFields } from '../billing/address/address-body.ts';
import { emptyOrder, updateOrder } from '../order-draft.ts';
import { billingPath } from '../shop-path.ts';

/** Begins an order of the same things to the same address; what is not to be had is said. */
export function Reorder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('features/shop/tracking');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);

  async function begin(): Promise<void> {
    setAsking(true);
    try {
      const again = await callRoute(orderEndpoints.reorder, { query: { orderId } });
      const { items, unavailable, address, billingAddress } = again;
      if (unavailable.length > 0)
        toast.error(t('reorder.gone', { names: format.list(unavailable.map(({ name }) => name)) }));
      if (items.length === 0) return;
      updateOrder({
        ...emptyOrder,
        items,
        country: address.country,
        address: toFields(address),
        billing: billingAddress && toFields(billingAddress),
      });
      void navigate(localPath(billingPath));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
    } finally {
      setAsking(false);
    }
  }

  return (
    <Button tone="ghost" size="small" onPress={() => void begin()} isPending={isAsking}>
      {t('reorder.open')}
    </Button>
  );
}
