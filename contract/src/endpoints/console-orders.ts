import { defineEndpoints } from '../endpoint.ts';

const act = { method: 'POST', idempotent: true, touches: ['orders', 'shop'] } as const;

export const consoleOrderEndpoints = defineEndpoints('console-orders', {
  consoleOrders: { method: 'GET', path: '/admin/orders' },
  consoleOrder: { method: 'GET', path: '/admin/orders/:orderId' },
  advanceOrder: { ...act, path: '/admin/orders/:orderId/steps' },
  shipOrder: { ...act, path: '/admin/orders/:orderId/parcel' },
  reportParcel: { ...act, path: '/admin/orders/:orderId/parcel-events' },
  receiveReturn: { ...act, path: '/admin/orders/:orderId/receive-return' },
  refuseReturn: { ...act, path: '/admin/orders/:orderId/refuse-return' },
  cancelSoldOrder: { ...act, path: '/admin/orders/:orderId/cancel' },
  refundOrder: { ...act, path: '/admin/orders/:orderId/refund' },
});
