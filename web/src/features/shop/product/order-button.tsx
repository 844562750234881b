import type { Product } from '@stratum/contract/shop/product';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { updateOrder } from '../order-draft.ts';
import { billingPath } from '../shop-path.ts';
import { StockAlert } from './stock-alert.tsx';

interface OrderButtonProps {
  product: Product;
  quantity: number;
  /** Why not is said above it. */
  canOrder: boolean;
}

export function OrderButton({ product, quantity, canOrder }: OrderButtonProps) {
  const { t } = useTranslation('features/shop/product');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const order = () => {
    updateOrder({ items: [{ productId: product.id, quantity }], country: product.country });
    void navigate(localPath(billingPath));
  };
  if (product.stock === 0 && product.isServed) return <StockAlert product={product} />;
  return (
    <Button onPress={order} isDisabled={!canOrder} className="md:w-full max-md:min-w-36">
      {t('order')}
    </Button>
  );
}
