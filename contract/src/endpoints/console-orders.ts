import { defineEndpoints } from '../endpoint.ts';

const touches = ['orders', 'shop'] as const;
const act = { method: 'POST', idempotent: true, touches } as const;

export const consoleOrderEndpoints = defineEndpoints('console-orders', {
  consoleOrders: { method: 'GET', path: '/admin/orders' },
  consoleOrder: { method: 'GET', path: '/admin/orders/:orderId' },
  advanceOrder: { ...act, path: '/admin/orders/:orderId/steps' },
  shipOrder: { ...act, path: '/admin/orders/:orderId/parcel' },
  reportParcel: { ...act, path: '/admin/orders/:orderId/parcel-events' },
  receiveReturn: { ...act, path: '/admin/orders/:orderId/receive-return' },
  refuseReturn: { ...act, path: '/admin/orders/:orderId/refuse-return' },
  cancelSoldOrder: { method: 'POST', touches, path: '/admin/orders/:orderId/cancel' },
  refundPart: { method: 'POST', touches, path: '/admin/orders/:orderId/refund-part' },
  refundOrder: { method: 'POST', touches, path: '/admin/orders/:orderId/refund' },
});
