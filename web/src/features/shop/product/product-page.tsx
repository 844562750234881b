import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Contents } from './contents.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { Samples } from './samples.tsx';
import { useProduct } from './use-product.ts';

/** §2: what is sold here, and what it would cost and take to have it. */
export default function ProductPage() {
  const { t } = useTranslation('features/shop/product');
  const options = useRoute(orderEndpoints.orderOptions);
  const product = useProduct();
  return (
    <>
      <PageTitle>{product.data?.name ?? t('title')}</PageTitle>
      <QueryState
        reads={[product, options]}
        name={t('title')}
        className="wrap py-6"
        skeleton={<ProductSkeleton />}
      >
        {product.data && options.data && (
          <>
            <div className="wrap grid gap-x-16 gap-y-6 pb-12 md:grid-cols-[minmax(0,1fr)_28.5rem] md:pt-6">
              <Gallery pictures={product.data.gallery} />
              <Facts product={product.data} options={options.data} />
            </div>
            <Contents product={product.data} />
            <Samples product={product.data} />
          </>
        )}
      </QueryState>
    </>
  );
}

function ProductSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_28.5rem]">
      <Skeleton className="aspect-8/7 rounded-card" />
      <Skeleton className="h-96" />
    </div>
  );
}
