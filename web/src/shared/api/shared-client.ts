import { createClient } from './client.ts';
import { genericMessage, pageLocale } from './generic-message.ts';

interface SessionLink {
  readonly readToken: () => string | null;
  /** Told the code of every failure, with the token the call was sent with. */
  readonly onFailure: (code: string, sentToken: string | null) => void;
}

let session: SessionLink = { readToken: () => null, onFailure: () => undefined };

/** The session says by which token calls are made, and follows their failures. */
export function connectSession(link: SessionLink): void {
  session = link;
}

/** The client all calls go through. */
export const client = createClient({
  fetch: (...request) => globalThis.fetch(...request),
  readToken: () => session.readToken(),
  locale: pageLocale,
  genericMessage: (code) => genericMessage(code),
  reportFault: (fault) => reportError(fault),
  onFailure: (code, sentToken) => session.onFailure(code, sentToken),
});
