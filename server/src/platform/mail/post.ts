import type { Log } from '../log.ts';
import { createPostOf, type PostOf } from '../post.ts';
import type { Mail, Mailer } from './mail.ts';

export type Post = PostOf<Mail>;

export function createPost(mailer: Mailer, log: Log): Post {
  return createPostOf(mailer, log, 'a mail could not be sent');
}
