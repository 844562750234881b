export type { MoveDeps } from './deps.ts';
export { advanceOrder, createPaidOrders, createParcelWatch, type SellersStep } from './ports.ts';
