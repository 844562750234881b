import type { OrderId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Money } from '@stratum/contract/money';

/** A page of the provider on which one payment is made. */
export interface PageRequest {
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly total: Money;
  readonly locale: Locale;
  /** Rises with each page that came to nothing. The same one again is the same page. */
  readonly attempt: number;
  readonly expiresAt: Date;
  /** Where people come back to, whatever came of it. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

interface ProviderPage {
  readonly sessionId: string;
  readonly url: string;
}

/** Money that arrived: which payment it was, and how much. */
export interface ReceivedMoney {
  readonly intent: string;
  readonly amount: Money;
}

/** A part of the money; its id is ours. */
interface Part {
  readonly id: string;
  readonly amount: number;
}

/** What a provider's signed message says, of what concerns us. */
export type ProviderEvent = { readonly id: string } & (
  | { readonly kind: 'received'; readonly orderId: OrderId; readonly money: ReceivedMoney }
  | { readonly kind: 'failed' | 'ended'; readonly orderId: OrderId; readonly sessionId: string }
  | { readonly kind: 'refunded'; readonly orderId: OrderId; readonly intent: string }
  | { readonly kind: 'refund_failed'; readonly orderId: OrderId; readonly intent: string }
  | {
      readonly kind: 'part_refunded' | 'part_failed';
      readonly orderId: OrderId;
      readonly partId: string;
    }
  | { readonly kind: 'other' }
);

/** Takes money. Every call that changes something may be made again with the same effect. */
export interface PaymentProvider {
  /** @throws PaymentError */
  openPage(request: PageRequest): Promise<ProviderPage>;
  /** Nobody pays on it any more. @returns the money, where it was paid on before. @throws PaymentError */
  closePage(sessionId: string): Promise<ReceivedMoney | null>;
  /** Pays back all that is left of it, or a part. @returns whether it is back already. @throws PaymentError */
  refund(orderId: OrderId, intent: string, part?: Part): Promise<boolean>;
  /** Null for what the provider has not signed, or too long ago. */
  readEvent(body: Buffer, signature: string, now: Date): ProviderEvent | null;
}

interface PaymentErrorOptions {
  /** The provider's own name for what is wrong. */
  readonly code?: string | null;
  /** The provider was well and did not want what it was asked. */
  readonly isRefusal?: boolean;
}

/** The provider did not do what it was asked. Holds neither key nor address. */
export class PaymentError extends Error {
  override name = 'PaymentError';
  readonly code: string | null;
  readonly isRefusal: boolean;

  constructor(message: string, { code = null, isRefusal = false }: PaymentErrorOptions = {}) {
    super(message);
    this.code = code;
    this.isRefusal = isRefusal;
  }
}
