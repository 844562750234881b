import { z } from 'zod';
import { pushEndpoints } from './endpoints/push.ts';
import { anyone, defineRoutes, signedIn } from './route.ts';

/** Where a push service takes what is sent to one browser: a secret of that browser. */
const endpointSchema = z
  .string()
  .max(2_000)
  .regex(/^https:\/\/[!-~]+$/, 'push_service');

/** Bytes in base64url; browsers leave the padding out. */
const base64url = z
  .string()
  .max(200)
  .regex(/^[\w-]+=*$/);

/** As browsers describe one. */
const subscriptionSchema = z.strictObject({
  endpoint: endpointSchema,
  keys: z.strictObject({ p256dh: base64url, auth: base64url }),
});
/** What the service worker sends; it has no token of a session. */
export type PushRenewal = z.input<typeof renewalSchema>;
const renewalSchema = z.strictObject({ old: subscriptionSchema, subscription: subscriptionSchema });

export const pushRoutes = defineRoutes({
  getPushKey: {
    ...pushEndpoints.getPushKey,
    summary: 'The public key that browsers subscribe to pushes with',
    access: signedIn,
    reply: z.object({ key: z.string() }),
    errors: [],
  },
  getPushSubscription: {
    ...pushEndpoints.getPushSubscription,
    summary: 'Whether the calling session gets pushes at an address',
    access: signedIn,
    query: z.object({ endpoint: endpointSchema }),
    reply: z.object({ subscribed: z.boolean() }),
    errors: [],
  },
  subscribeToPush: {
    ...pushEndpoints.subscribeToPush,
    summary:
      'Has a browser’s push service deliver notices for as long as the calling session lasts; may be repeated',
    access: signedIn,
    body: subscriptionSchema,
    reply: z.object({ subscribed: z.literal(true) }),
    errors: [],
  },
  renewPush: {
    ...pushEndpoints.renewPush,
    summary:
      'Puts a browser’s new subscription in the place of its old one, whose keys nobody else has; for service workers, which have no token',
    access: anyone,
    body: renewalSchema,
    /** False where the old one has ended, or its keys are others. */
    reply: z.object({ renewed: z.boolean() }),
    errors: [],
  },
  unsubscribeFromPush: {
    ...pushEndpoints.unsubscribeFromPush,
    summary: 'Ends pushes to an address of the caller’s; may be repeated',
    access: signedIn,
    query: z.strictObject({ endpoint: endpointSchema }),
    reply: z.object({ subscribed: z.literal(false) }),
    errors: [],
  },
  sendTestPush: {
    ...pushEndpoints.sendTestPush,
    summary: 'Sends a push to the calling session’s browser, to see that it arrives',
    access: signedIn,
    reply: z.object({ sent: z.int() }),
    errors: [],
  },
});
