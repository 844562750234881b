export type { MoveDeps } from './deps.ts';
export { importOrder, type OrderStory } from './import.ts';
export type { Move } from './move.ts';
export {
  acceptReturn,
  advanceOrder,
  createPaidOrders,
  createParcelWatch,
} from './ports.ts';
