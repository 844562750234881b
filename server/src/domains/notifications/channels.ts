import type { NotificationContent } from '@stratum/contract/notifications';
import type { Transaction } from '../../platform/database.ts';
import type { DiscreetText } from './discreet-text.ts';
import type { Receiver } from './preferences-store.ts';

/** A notification in its receiver's language. */
export interface Rendered {
  readonly id: string;
  readonly kind: NotificationContent['kind'];
  readonly content: NotificationContent;
  readonly title: string;
  readonly text: string;
  /** Paragraphs of the mail alone. */
  readonly more?: readonly string[];
  readonly discreet?: DiscreetText;
  /** A page, without its language. */
  readonly target: string;
}

/** What leaves by a channel at once: one notification, or those of a digest. */
export interface Delivery {
  /** A UUID: stays the same however often it is sent, so that a repeat replaces. */
  readonly id: string;
  readonly to: Receiver;
  readonly isDigest: boolean;
  readonly notifications: readonly [Rendered, ...Rendered[]];
}

/** Sends by jobs of the transaction: what leaves the server leaves after the commit. */
export type ChannelSender = (tx: Transaction, deliveries: readonly Delivery[]) => Promise<void>;

/** The ways out of the product, besides its own list. */
export const outerChannels = ['email', 'push', 'sms'] as const;
export type Channels = Readonly<Record<(typeof outerChannels)[number], ChannelSender>>;
