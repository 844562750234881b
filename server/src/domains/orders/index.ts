export { ordersList } from './console/list.ts';
export { ordersWaiting } from './console/waiting.ts';
export type { MoveDeps } from './deps.ts';
export { importOrder, type OrderStory } from './import.ts';
export type { Move } from './move.ts';
export { createPaidOrders, createParcelWatch } from './ports.ts';
export { acceptReturn, advanceOrder } from './sellers-steps.ts';
export { ordersByDay, ordersOf } from './store.ts';
