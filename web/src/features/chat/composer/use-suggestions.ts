import type { UserId } from '@stratum/contract/ids';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { findEmoji, loadEmoji } from '../actions/emoji-search.ts';
import type { People } from '../bodies/people.ts';
import type { Suggestion } from './suggestion-list.tsx';
import { peopleLike, type Typed, typedAt } from './suggestions.ts';

/** Suggestions that are shown at most. */
const most = 8;

interface Field {
  readonly body: string;
  readonly caret: number;
  readonly people: People;
  readonly me: UserId;
  readonly onChoose: (typed: Typed, text: string) => void;
}

/** What completes what stands before the caret, and the keys that choose of it. */
export function useSuggestions({ body, caret, people, me, onChoose }: Field) {
  const typed = typedAt(body, caret);
  const [chosen, setChosen] = useState({ start: -1, text: '', index: 0 });
  const [dismissed, setDismissed] = useState(-1);
  const items = useItems(typed, people, me);
  const isOpen = typed !== null && items.length > 0 && dismissed !== typed.start;
  const isSame = chosen.start === typed?.start && chosen.text === typed.text;
  const activeIndex = isSame ? chosen.index : 0;

  function choose(item: Suggestion): void {
    if (typed) onChoose(typed, item.text);
  }

  /** @returns whether the key was for the list */
  function onKey({ key }: KeyboardEvent): boolean {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const item = items[activeIndex];
    if (step !== undefined) {
      const index = (activeIndex + step + items.length) % items.length;
      setChosen({ start: typed.start, text: typed.text, index });
    } else if (key === 'Escape') setDismissed(typed.start);
    else if ((key === 'Enter' || key === 'Tab') && item) choose(item);
    else return false;
    return true;
  }

  return { kind: typed?.kind ?? 'person', items: isOpen ? items : [], activeIndex, choose, onKey };
}

function useItems(typed: Typed | null, people: People, me: UserId): readonly Suggestion[] {
  const locale = useLocale();
  const isEmoji = typed?.kind === 'emoji';
  const { data: emoji } = useQuery({
    queryKey: ['emoji', locale],
    queryFn: () => loadEmoji(locale),
    staleTime: 'static',
    enabled: isEmoji,
  });
  if (!typed) return [];
  if (!isEmoji)
    return peopleLike(people, typed.text, me, most).map(({ userId, first_name, image }) => ({
      key: userId,
      text: `@${first_name}`,
      label: first_name,
      image,
    }));
  return findEmoji(emoji ?? [], typed.text)
    .slice(0, most)
    .map(({ unicode, label }) => ({ key: unicode, text: unicode, label }));
}
