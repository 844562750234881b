import { useTranslation } from 'react-i18next';
import { SafeLink } from '../bodies/text-body.tsx';
import { textParts } from '../bodies/text-parts.ts';
import { SentLine, type SentProps } from './sent-line.tsx';

/** The addresses that messages name; nothing is fetched from them. */
export function LinkRows({ messages, ...rest }: SentProps) {
  const { t } = useTranslation('features/chat/media');
  return (
    <ul aria-label={t('tab.links')} className="grid grid-cols-1 gap-4">
      {messages.map((message) => (
        <li key={message.id} className="grid grid-cols-1 gap-1 text-ui wrap-anywhere">
          {textParts(message.body ?? '', []).map(
            (part, place) =>
              part.kind === 'link' && (
                // The parts of a text stay in their order.
                <span key={place}>
                  <SafeLink href={part.href} text={part.text} />
                </span>
              ),
          )}
          <SentLine message={message} {...rest} />
        </li>
      ))}
    </ul>
  );
}
