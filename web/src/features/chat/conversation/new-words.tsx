import type { UserId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useBlocked } from '../../blocks/index.ts';
import type { People } from '../bodies/people.ts';
import type { ChatWindow } from '../data/chat-window.ts';
import { useSentence } from './use-sentence.ts';

interface NewWordsProps {
  window: ChatWindow | null;
  people: People;
  me: UserId;
}

/**
 * Says to screen readers what others have just written. Apart from the log, in which messages also
 * appear when one scrolls.
 */
export function NewWords({ window, people, me }: NewWordsProps) {
  const sentenceOf = useSentence(people, me);
  const blocked = useBlocked();
  const last = window?.isEnd ? window.messages.at(-1) : undefined;
  const [first, setFirst] = useState(last?.timetoken);
  if (first === undefined && last) setFirst(last.timetoken);
  const isOthers = last?.senderId !== me && !(last?.senderId && blocked.has(last.senderId));
  const isNew = last && first !== undefined && last.timetoken > first && isOthers;
  return (
    <p aria-live="polite" className="sr-only">
      {isNew ? sentenceOf(last) : ''}
    </p>
  );
}
