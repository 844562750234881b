import { readAccessToken } from '../state/access-token.ts';
import { sessionEnd } from '../state/session.ts';
import { createClient } from './client.ts';
import { genericMessage, pageLocale } from './generic-message.ts';

/** The client all calls go through. */
export const client = createClient({
  fetch: (...request) => globalThis.fetch(...request),
  readToken: () => readAccessToken(),
  locale: pageLocale,
  genericMessage: (code) => genericMessage(code),
  reportFault: (fault) => reportError(fault),
  onFailure: sessionEnd.onFailure,
});
