export type { MoveDeps } from './deps.ts';
export {
  acceptReturn,
  advanceOrder,
  createPaidOrders,
  createParcelWatch,
  type SellersStep,
} from './ports.ts';
