import type { ConsolePage } from '../shell/console-page.ts';

const namespaces = ['features/console/orders', 'features/shop', 'shared/ui'] as const;

export const orderPages: readonly ConsolePage[] = [
  {
    path: '/orders',
    title: (t) => t('features/console/orders:title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).OrderList }),
    navigation: { part: 'shop', name: 'orders' },
  },
  {
    path: '/orders/:orderId',
    title: (t) => t('features/console/orders:order.title'),
    namespaces,
    lazy: async () => ({ default: (await import('../screens.ts')).OrderPage }),
  },
];
