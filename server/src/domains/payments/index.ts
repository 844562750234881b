export { importTransfer } from './import.ts';
export { paymentMethodsOf } from './methods.ts';
export { openStripe } from './open-stripe.ts';
export { createPayments } from './payments.ts';
export type { PaidOrders, Payments } from './ports.ts';
export type { PaymentProvider } from './provider.ts';
export { installPayments } from './routes.ts';
export {
  arrivedIn,
  returnedIn,
  type TransferOutcome,
  transferArrived,
  transferReturned,
} from './transfers.ts';
