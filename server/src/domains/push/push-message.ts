import { createHash } from 'node:crypto';
import { localeSchema } from '@stratum/contract/person';
import type { PushPayload } from '@stratum/contract/push-payload';
import { z } from 'zod';

/** A push before it is addressed to a browser, in its receiver's language. */
export const pushMessageSchema = z.object({
  /** One sent later with the same tag replaces it on the screen, also where it is the same one again. */
  tag: z.string(),
  locale: localeSchema,
  title: z.string(),
  text: z.string(),
  /** The path that a press opens. */
  target: z.string(),
  /** It is of no use any more from then on. */
  expiresAt: z.coerce.date(),
  /** What can be done from the screen, each by a ticket; jobs of an earlier release name none. */
  actions: z
    .array(z.object({ act: z.string(), title: z.string(), ticket: z.string() }))
    .default([]),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;

/** Characters of a title and of a text, so that a push stays below the bytes that it may have. */
const longest = { title: 200, text: 600 };
/** The same beside tickets. */
const longestBesideTickets = { title: 150, text: 400 };

export function payloadOf(message: PushMessage, publicUrl: string): PushPayload {
  const navigate = new URL(message.target, publicUrl).href;
  const { actions } = message;
  const most = actions.length > 0 ? longestBesideTickets : longest;
  return {
    web_push: 8030,
    notification: {
      title: cut(message.title, most.title),
      body: cut(message.text, most.text),
      navigate,
      lang: message.locale,
      tag: message.tag,
      ...(actions.length > 0 && {
        actions: actions.map(({ act, title }) => ({ action: act, title, navigate })),
        data: { tickets: Object.fromEntries(actions.map(({ act, ticket }) => [act, ticket])) },
      }),
    },
  };
}

/** At most 32 characters of base64url, which a topic may have (RFC 8030, 5.4). */
export function topicOf({ tag }: PushMessage): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
