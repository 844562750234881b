interface PushAction {
  readonly action: string;
  readonly title: string;
  /** Opened where no service worker acts by the ticket of the action. */
  readonly navigate: string;
}

/**
 * What a push carries, in the form of Declarative Web Push: a browser that knows it shows it without
 * a script, others by the service worker.
 */
export interface PushPayload {
  /** Says that the form is this one (after RFC 8030). */
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    /** The address that a press opens, whole. */
    readonly navigate: string;
    readonly lang: string;
    /** A later one with the same tag takes its place. */
    readonly tag: string;
    /** Buttons: a browser shows as many of the first as it has room for. */
    readonly actions?: readonly PushAction[];
    readonly data?: { readonly tickets: Readonly<Record<string, string>> };
  };
}
