import { shopEndpoints } from '@stratum/contract/endpoints/shop';
import type { OrderDetails } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { ProductPicture } from '../product-picture.tsx';

type Line = OrderDetails['lines'][number];

/** What was ordered, as it is called in the order, with its picture while it is sold. */
export function OrderedItems({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="mb-4 grid gap-3">
      {lines.map((line) => (
        <OrderedItem key={line.productId} line={line} />
      ))}
    </ul>
  );
}

function OrderedItem({ line: { productId, name, quantity } }: { line: Line }) {
  const { t } = useTranslation('features/shop');
  const { data } = useRoute(shopEndpoints.getProduct, { query: { productId } });
  const cover = data?.gallery[0];
  return (
    <li className="flex items-center gap-4">
      <span className="h-24 w-20 flex-none overflow-hidden rounded-md bg-page">
        {cover && <ProductPicture picture={cover} alt="" className="size-full object-cover" />}
      </span>
      <span>
        <span className="block text-ui font-semibold">{name}</span>
        <span className="text-label text-ink-2">{t('copies', { count: quantity })}</span>
      </span>
    </li>
  );
}
