import type { Log } from '../log.ts';
import { createPostOf, type PostOf } from '../post.ts';
import type { Sms, SmsSender } from './sms.ts';

export type SmsPost = PostOf<Sms>;

export function createSmsPost(sms: SmsSender, log: Log): SmsPost {
  return createPostOf(sms, log, 'a text message could not be sent');
}
