import { createHash } from 'node:crypto';
import type { Locale } from '@stratum/contract/locale';
import { localeSchema } from '@stratum/contract/person';
import {
  type PushAnswerer,
  type PushNotification,
  pushAnswerers,
} from '@stratum/contract/push-payload';
import { z } from 'zod';
import { sentences } from './texts.ts';

/** A push before it is addressed to a browser, in its receiver's language. */
export const pushMessageSchema = z.object({
  /** One sent later with the same tag replaces it on the screen, also where it is the same one again. */
  tag: z.string(),
  locale: localeSchema,
  title: z.string(),
  text: z.string(),
  /** The path that a press opens. */
  target: z.string(),
  /** The kind of what it tells; jobs of an earlier release name none. */
  about: z.string().default('push'),
  /** It is of no use any more from then on. */
  expiresAt: z.coerce.date(),
  /** Jobs of an earlier release name none. */
  answerer: z.enum(pushAnswerers).default('reminder'),
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

/** What a notification can be answered with from the screen: acts, which this folder has words for. */
export interface Answers {
  readonly answerer: PushAnswerer;
  readonly acts: readonly { readonly act: string; readonly ticket: string }[];
}

/** What a message says of its answers. */
export function answerable(answers: Answers | null, locale: Locale) {
  const t = sentences(locale);
  return {
    answerer: answers?.answerer ?? 'reminder',
    actions: (answers?.acts ?? []).map(({ act, ticket }) => ({
      act,
      title: t(`act.${act}`, { ns: 'push' }),
      ticket,
    })),
  };
}

/** What a browser shows of a message. */
export function notificationOf(
  message: Omit<PushMessage, 'expiresAt' | 'about'>,
  publicUrl: string,
): PushNotification {
  const navigate = new URL(message.target, publicUrl).href;
  const { actions, answerer } = message;
  const most = actions.length > 0 ? longestBesideTickets : longest;
  const tickets = Object.fromEntries(actions.map(({ act, ticket }) => [act, ticket]));
  return {
    title: cut(message.title, most.title),
    body: cut(message.text, most.text),
    navigate,
    lang: message.locale,
    tag: message.tag,
    ...(actions.length > 0 && {
      actions: actions.map(({ act, title }) => ({ action: act, title, navigate })),
      data: { answerer, tickets },
    }),
  };
}

/** At most 32 characters of base64url, which a topic may have (RFC 8030, 5.4). */
export function topicOf({ tag }: PushMessage): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
