export type {
  PaidOrders,
  PayableOrder,
  PaymentState,
  Payments,
} from './ports.ts';
