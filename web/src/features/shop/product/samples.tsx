import type { Product } from '@stratum/contract/shop/product';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../shared/ui/text.tsx';
import { ProductPicture } from '../product-picture.tsx';

/** Those of the gallery that show what one writes on. */
const shownHere = ['open-page', 'fold-out', 'month-sheets'] as const;

/** What there is besides the pages of the levels, and how it is made. */
export function Samples({ product }: { product: Product }) {
  const { t } = useTranslation('features/shop/product');
  return (
    <section aria-label={t('samples.label')} className="wrap pt-6 pb-12">
      <ul className="grid gap-6 md:grid-cols-3">
        {shownHere.map((id) => {
          const picture = product.gallery.find((each) => each.id === id);
          return (
            picture && (
              <li key={id}>
                <ProductPicture
                  picture={picture}
                  alt={picture.alt}
                  className="aspect-3/2 w-full rounded-card object-cover"
                />
                <p className="mt-3 text-ui font-semibold">{picture.caption}</p>
                <Text size="label" tone="quiet">
                  {t(`samples.${id}`)}
                </Text>
              </li>
            )
          );
        })}
      </ul>
      <Text size="label" tone="quiet" className="mt-8 border-line border-t pt-5">
        {product.made}
      </Text>
    </section>
  );
}
