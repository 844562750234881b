import { consoleOrderRoutes } from '@stratum/contract/console/orders';
import { orderRoutes } from '@stratum/contract/shop/orders';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import { cancelOrder, payOrder, requestReturn } from './change.ts';
import {
  advanceSold,
  cancelSold,
  orderNamed,
  receiveReturn,
  refundPartSold,
  refundSold,
  refuseReturn,
  reportParcel,
  shipSold,
} from './console/acts.ts';
import { listSoldOrders } from './console/list.ts';
import { soldOrder } from './console/sold-order.ts';
import type { Deps } from './deps.ts';
import { expiryDue } from './expiry.ts';
import { orderOptions } from './options.ts';
import { ordersPersonalData } from './personal-data.ts';
import { placeOrder } from './place.ts';
import { orderPreview } from './preview.ts';
import { detailsOf, listOrders, reorder } from './read.ts';

export function ordersDomain(deps: Deps) {
  return {
    name: 'orders',
    routes: implement(
      { ...orderRoutes, ...consoleOrderRoutes },
      {
        orderOptions: (call) => orderOptions(deps, call),
        orderPreview: (call) => orderPreview(deps, call),
        placeOrder: (call) => placeOrder(deps, call),
        payOrder: (call) => payOrder(deps, call),
        cancelOrder: (call) => cancelOrder(deps, call),
        requestReturn: (call) => requestReturn(deps, call),
        reorder: (call) => reorder(deps, call),
        getUserOrderDetails: (call) => listOrders(deps, call),
        async getOrderDetails({ open }) {
          return detailsOf(deps.db, deps, await open.order(deps.db));
        },
        consoleOrders: ({ query }) => listSoldOrders(deps, query),
        async consoleOrder({ params }) {
          return soldOrder(deps.db, deps, await orderNamed(deps.db, params.orderId));
        },
        advanceOrder: (call) => advanceSold(deps, call),
        shipOrder: (call) => shipSold(deps, call),
        reportParcel: (call) => reportParcel(deps, call),
        receiveReturn: (call) => receiveReturn(deps, call),
        refuseReturn: (call) => refuseReturn(deps, call),
        cancelSoldOrder: (call) => cancelSold(deps, call),
        refundOrder: (call) => refundSold(deps, call),
        refundPart: (call) => refundPartSold(deps, call),
      },
      doors,
    ),
    due: [expiryDue(deps)],
    personalData: ordersPersonalData(deps),
  } satisfies Domain;
}
