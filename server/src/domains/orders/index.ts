export type { MoveDeps } from './deps.ts';
export { importOrder } from './import.ts';
export type { Move } from './move.ts';
export {
  acceptReturn,
  advanceOrder,
  createPaidOrders,
  createParcelWatch,
} from './ports.ts';
