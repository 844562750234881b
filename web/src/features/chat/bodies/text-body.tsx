import type { UserId } from '@stratum/contract/ids';
import type { People } from './people.ts';
import { isEmojiOnly, textParts } from './text-parts.ts';

interface TextBodyProps {
  body: string;
  mentions: readonly UserId[];
  people: People;
}

/** What somebody wrote, line by line as they wrote it. */
export function TextBody({ body, mentions, people }: TextBodyProps) {
  const mentioned = mentions.flatMap((userId) => {
    const person = people.get(userId);
    return person ? [{ userId, first_name: person.first_name }] : [];
  });
  const size = isEmojiOnly(body) ? 'text-dialog' : 'text-ui';
  return (
    <p className={`whitespace-pre-wrap wrap-anywhere ${size}`}>
      {textParts(body, mentioned).map((part, index) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'mention')
          return (
            // The parts of a text stay in their order.
            <span key={index} className="font-semibold text-accent">
              {part.text}
            </span>
          );
        return <SafeLink key={index} href={part.href} text={part.text} />;
      })}
    </p>
  );
}

/** Leads out of the product, and tells the other side nothing of where from. */
export function SafeLink({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="focus-ring rounded-sm text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {text}
    </a>
  );
}
