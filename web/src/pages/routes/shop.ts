import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { type AppRoute, read } from './page-route.ts';

/** Each has its title from what it shows. */
const page = { access: 'signed-in', frame: 'header-and-footer', title: null } as const;

export const product: AppRoute = {
  ...page,
  path: '/product',
  namespaces: ['features/shop/product', 'shared/person-fields', 'shared/ui'],
  lazy: () => import('../../features/shop/product/product-page.tsx'),
  load: () => [read(orderEndpoints.orderOptions)],
};

export const billing: AppRoute = {
  ...page,
  frame: 'header',
  path: '/billing',
  namespaces: [
    'features/shop',
    'features/shop/billing',
    'shared/person-fields',
    'fields',
    'shared/ui',
  ],
  lazy: () => import('../../features/shop/billing/billing-page.tsx'),
  load: () => [read(orderEndpoints.orderOptions), read(profileEndpoints.profileInfo)],
};

export const orderConfirmed: AppRoute = {
  ...page,
  path: '/order-confirmed',
  namespaces: ['features/shop', 'features/shop/billing', 'features/shop/orders', 'shared/ui'],
  lazy: () => import('../../features/shop/billing/order-confirmed-page.tsx'),
};

export const orders: AppRoute = {
  ...page,
  path: '/order-tracking',
  namespaces: ['features/shop', 'features/shop/orders', 'shared/ui'],
  lazy: () => import('../../features/shop/orders/order-tracking-page.tsx'),
};

export const trackingDetails: AppRoute = {
  ...page,
  path: '/trackingDetails',
  namespaces: ['features/shop', 'features/shop/orders', 'features/shop/tracking', 'shared/ui'],
  lazy: () => import('../../features/shop/tracking/tracking-details-page.tsx'),
};
