import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';

/** Leads to the page of the payment once more, while the order is held. */
export function PayAgain({ orderId }: { orderId: string }) {
  const { t } = useTranslation('features/shop/tracking');
  const paying = useRouteMutation(orderEndpoints.payOrder);
  const pay = () =>
    paying.mutate(
      { body: { orderId } },
      { onSuccess: ({ paymentUrl }) => paymentUrl && window.location.assign(paymentUrl) },
    );
  return (
    <>
      <Button size="small" onPress={pay} isPending={paying.isPending}>
        {t('pay')}
      </Button>
      <FormAlert failure={paying.error} />
    </>
  );
}
