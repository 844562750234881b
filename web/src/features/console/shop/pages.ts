import type { ConsolePage } from '../shell/console-page.ts';

const namespaces = ['features/console/shop', 'shared/ui'] as const;

export const shopPages: readonly ConsolePage[] = [
  {
    path: '/shop',
    title: (t) => t('features/console/shop:products.title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).ProductsPage }),
    navigation: { part: 'shop', name: 'shop' },
  },
  {
    path: '/shop/promo-codes',
    title: (t) => t('features/console/shop:promo.title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).PromoCodesPage }),
  },
  {
    path: '/shop/taxes',
    title: (t) => t('features/console/shop:taxes.title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).TaxesPage }),
  },
];
