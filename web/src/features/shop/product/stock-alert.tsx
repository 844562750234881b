import { shopEndpoints } from '@stratum/contract/endpoints/shop';
import type { Product } from '@stratum/contract/shop/product';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface StockAlertProps {
  product: Pick<Product, 'id' | 'isAlertWanted'>;
}

/** Asks to be told when what is sold out is there again, or takes that back. */
export function StockAlert({ product: { id: productId, isAlertWanted } }: StockAlertProps) {
  const { t } = useTranslation('features/shop/product');
  const change = useRouteMutation(shopEndpoints.setStockAlert);
  const isWanted = !isAlertWanted;
  const send = () =>
    change.mutate(
      { body: { productId, isWanted } },
      {
        onSuccess: () => toast.success(t(isWanted ? 'alert.done' : 'alert.undone')),
        onError: ({ message }) => toast.error(message),
      },
    );
  return (
    <Button
      tone="ghost"
      onPress={send}
      isPending={change.isPending}
      className="md:w-full max-md:min-w-36"
    >
      {t(isAlertWanted ? 'alert.undo' : 'alert.ask')}
    </Button>
  );
}
