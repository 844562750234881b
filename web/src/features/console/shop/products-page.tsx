import type { ConsoleProduct } from '@stratum/contract/console/products';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { PricesForm } from './prices-form.tsx';
import { ShopHead } from './shop-head.tsx';
import { StockForm } from './stock-form.tsx';
import { TextsForm } from './texts-form.tsx';

/** What is sold: how many there are, what it costs, and how it is described. */
export function ProductsPage() {
  const { t } = useTranslation('features/console/shop');
  const products = useRoute(consoleShopEndpoints.consoleProducts);
  const items = products.data?.items ?? [];
  return (
    <>
      <ShopHead name="products" />
      <QueryState
        reads={[products]}
        name={t('products.title')}
        skeleton={<Skeleton className="h-96" />}
      >
        {items.length === 0 ? (
          <EmptyState heading={t('products.empty.heading')} text={t('products.empty.text')} />
        ) : (
          items.map((product) => <ProductForms key={product.id} product={product} />)
        )}
      </QueryState>
    </>
  );
}

/** Each form begins anew with what was saved last. */
function ProductForms({ product }: { product: ConsoleProduct }) {
  const { id, version, stock, texts } = product;
  const locale = useLocale();
  return (
    <section className="grid items-start gap-6 min-[70rem]:grid-cols-2">
      <Heading level={2} className="min-[70rem]:col-span-2">
        {texts[locale].name}
      </Heading>
      <div className="grid gap-6">
        <StockForm key={`${id} ${stock}`} product={product} />
        <PricesForm key={`${id} ${version}`} product={product} />
      </div>
      <TextsForm key={`${id} ${version} texts`} product={product} />
    </section>
  );
}
