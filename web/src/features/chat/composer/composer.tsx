import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { messageLimits } from '@stratum/contract/message-words';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { People } from '../bodies/people.ts';
import { ArrowUpIcon } from '../chat-icons.tsx';
import { sayTyping } from '../data/say-typing.ts';
import { send } from '../data/sending.ts';
import { ReplyBar } from './reply-bar.tsx';
import { useDraft } from './use-draft.ts';

export interface ComposerHandle {
  focus(): void;
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  groupId: GroupId;
  /** Of its field. */
  label: string;
  replyTo: Message | null;
  people: People;
  me: UserId;
  onReplyEnd: () => void;
  onSent: () => void;
}

/** Where one writes: Enter sends, Shift and Enter begin a new line. */
export function Composer(props: ComposerProps): ReactNode {
  const { ref, groupId, label, replyTo, people, me, onReplyEnd, onSent } = props;
  const { t } = useTranslation('features/chat');
  const format = useFormat();
  const [body, setBody] = useDraft(groupId);
  const field = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  const isBlank = body.trim() === '';
  const excess = body.length - messageLimits.bodyLength;

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isBlank || excess > 0) return;
    const message = { type: 'text', body, ...(replyTo && { replyTo: replyTo.id }) } as const;
    send(groupId, message, t('label', { text: body.slice(0, labelLength) }));
    setBody('');
    onReplyEnd();
    onSent();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // A key that ends a composition of an input method sends nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && replyTo) {
      event.stopPropagation();
      onReplyEnd();
    }
  }

  return (
    <form onSubmit={submit} className="flex-none px-3 pb-3 md:px-5 md:pb-4">
      {replyTo && <ReplyBar message={replyTo} people={people} me={me} onEnd={onReplyEnd} />}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={label}
          value={body}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={excess > 0 ? problemId : undefined}
          onChange={(event) => {
            setBody(event.target.value);
            if (event.target.value.trim() !== '') sayTyping(groupId);
          }}
          onKeyDown={onKeyDown}
          className="focus-ring field-sizing-content max-h-44 min-h-11 min-w-0 flex-1 resize-none rounded-card border border-field bg-surface px-4 py-2.5 text-ui placeholder:truncate placeholder:text-ink-2"
        />
        {!isBlank && (
          <IconButton
            type="submit"
            label={t('send')}
            isDisabled={excess > 0}
            className="bg-accent text-on-accent data-disabled:opacity-50 data-hovered:bg-accent-strong data-hovered:text-on-accent"
          >
            <ArrowUpIcon />
          </IconButton>
        )}
      </div>
      {excess > 0 && (
        <p id={problemId} role="alert" className="px-4 pt-1.5 text-small text-danger">
          {t('too_long', { count: excess, limit: format.number(messageLimits.bodyLength) })}
        </p>
      )}
    </form>
  );
}

/** Characters by which what waits is named in the list of it. */
const labelLength = 60;
