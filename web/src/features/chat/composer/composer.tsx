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
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { People } from '../bodies/people.ts';
import { ArrowUpIcon } from '../chat-icons.tsx';
import { endTyping, sayTyping } from '../data/say-typing.ts';
import { send } from '../data/sending.ts';
import { EditBar } from './edit-bar.tsx';
import { editMessage } from './edit-message.ts';
import { ReplyBar } from './reply-bar.tsx';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { completed, mentionedIn, type Typed } from './suggestions.ts';
import { useField } from './use-field.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface ComposerHandle {
  focus(): void;
}

interface ComposerProps {
  ref?: Ref<ComposerHandle> | undefined;
  groupId: GroupId;
  /** Of its field. */
  label: string;
  replyTo: Message | null;
  /** The message whose words are being changed. */
  editing: Message | null;
  people: People;
  me: UserId;
  /** Before the field: what else can be sent. */
  before?: ReactNode;
  /** In the place of the button that sends, while nothing is written. */
  voice?: ReactNode;
  /** What was replied to or changed is done, or left. */
  onEnd: () => void;
  onSent: () => void;
}

/** Where one writes: Enter sends, Shift and Enter begin a new line. */
export function Composer(props: ComposerProps): ReactNode {
  const { ref, groupId, label, replyTo, editing, people, me, before, voice, onEnd, onSent } = props;
  const { t } = useTranslation('features/chat');
  const [body, setBody] = useField(groupId, editing);
  const [caret, setCaret] = useState(body.length);
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [problemId, listId] = [useId(), useId()];
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  const isBlank = body.trim() === '';
  const excess = body.length - messageLimits.bodyLength;
  const problem = useProblem(excess, refusal);

  const suggestions = useSuggestions({ body, caret, people, me, onChoose: complete });

  function complete(typed: Typed, text: string): void {
    const next = completed(body, typed, text);
    setBody(next.body);
    setCaret(next.caret);
    requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret));
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isBlank || excess > 0) return;
    if (editing) void change(editing);
    else sendText();
  }

  function sendText(): void {
    const mentions = mentionedIn(body, people, me, messageLimits.mentions);
    const message = textMessage(body, replyTo, mentions);
    endTyping(groupId);
    send(groupId, message, t('label', { text: body.slice(0, labelLength) }));
    setBody('');
    onEnd();
    onSent();
  }

  async function change(message: Message): Promise<void> {
    const refused = body === message.body ? null : await editMessage(message, body);
    setRefusal(refused);
    if (refused === null) onEnd();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // A key that ends a composition of an input method sends nothing.
    if (event.nativeEvent.isComposing) return;
    if (suggestions.onKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && (replyTo ?? editing)) {
      event.stopPropagation();
      onEnd();
    }
  }

  const isListed = suggestions.items.length > 0;
  return (
    <form onSubmit={submit} className="flex-none px-3 pb-3 md:px-5 md:pb-4">
      {replyTo && <ReplyBar message={replyTo} people={people} me={me} onEnd={onEnd} />}
      {editing && <EditBar onEnd={onEnd} />}
      <div className="relative flex items-end gap-1.5">
        {isListed && (
          <SuggestionList
            id={listId}
            label={t(`suggestions.${suggestions.kind}`)}
            items={suggestions.items}
            activeIndex={suggestions.activeIndex}
            onChoose={suggestions.choose}
          />
        )}
        {!editing && before}
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={label}
          value={body}
          aria-autocomplete="list"
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed ? optionId(listId, suggestions.activeIndex) : undefined}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={({ target }) => {
            setBody(target.value);
            setCaret(target.selectionStart);
            setRefusal(null);
            if (target.value.trim() !== '' && !editing) sayTyping(groupId);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          className="focus-ring field-sizing-content max-h-44 min-h-11 min-w-0 flex-1 resize-none rounded-card border border-field bg-surface px-4 py-2.5 text-ui placeholder:truncate placeholder:text-ink-2"
        />
        {isBlank && !editing ? (
          voice
        ) : (
          <SendButton label={t(editing ? 'save' : 'send')} isDisabled={excess > 0 || isBlank} />
        )}
      </div>
      <Problem id={problemId} text={problem} />
    </form>
  );
}

/** Characters by which what waits is named in the list of it. */
const labelLength = 60;

function textMessage(body: string, replyTo: Message | null, mentions: UserId[]) {
  return {
    type: 'text',
    body,
    ...(replyTo && { replyTo: replyTo.id }),
    ...(mentions.length > 0 && { mentions }),
  } as const;
}

function SendButton({ label, isDisabled }: { label: string; isDisabled: boolean }) {
  return (
    <IconButton
      type="submit"
      label={label}
      isDisabled={isDisabled}
      className="bg-accent text-on-accent data-disabled:opacity-50 data-hovered:bg-accent-strong data-hovered:text-on-accent"
    >
      <ArrowUpIcon />
    </IconButton>
  );
}

function Problem({ id, text }: { id: string; text: string | null }) {
  if (text === null) return null;
  return (
    <p id={id} role="alert" className="px-4 pt-1.5 text-small text-danger">
      {text}
    </p>
  );
}

/** @param excess characters that are too many */
function useProblem(excess: number, refusal: string | null): string | null {
  const { t } = useTranslation('features/chat');
  const limit = useFormat().number(messageLimits.bodyLength);
  return excess > 0 ? t('too_long', { count: excess, limit }) : refusal;
}
