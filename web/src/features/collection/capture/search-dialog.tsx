import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { searchWords } from '../../../shared/search/fold.ts';
import { Highlighted } from '../../../shared/search/highlighted.tsx';
import { matchesWords } from '../../../shared/search/matches.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useRested } from '../../../shared/ui/use-rested.ts';
import { goalPath } from '../../goals/index.ts';
import { groupPath } from '../../groups/index.ts';
import { useTraits } from '../../results/index.ts';
import { itemPath } from '../collection-path.ts';

/** Pages that have no name of their own among what is found. */
const pages = {
  dashboard: '/dashboard',
  collection: '/my-collection',
  goals: '/goal-details',
  progress: '/my-progress',
  groups: '/ppau',
  reminders: '/reminders',
  review: '/weekly-review',
  profile: '/profile',
} as const;
const pageNames = Object.keys(pages) as readonly (keyof typeof pages)[];
const shownEach = 6;

interface Found {
  readonly path: string;
  readonly kind: 'page' | 'goal' | 'item' | 'skill' | 'group';
  readonly name: string;
  /** Besides the name, what was found. */
  readonly note: ReactNode;
}

/** Seeks from any page: in the collection, and among goals, skills, groups and pages. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('features/collection/capture');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = useRested(typed.trim());
  const words = searchWords(typed);
  const found = useFound(search, words);
  const active = Math.min(chosen, found.length - 1);

  function open(path: string | undefined): void {
    if (path === undefined) return;
    onClose();
    void navigate(localPath(path));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((active + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') open(found[active]?.path);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={t('search.title')} isOpen onOpenChange={onClose}>
      <input
        type="search"
        role="combobox"
        dir="auto"
        value={typed}
        maxLength={100}
        aria-label={t('search.title')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[active] && `${listId}-${active}`}
        placeholder={t('search.placeholder')}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        className="field-box px-4 placeholder:text-ink-2"
        // The one field of a dialog that was asked for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <div role="listbox" id={listId} aria-label={t('search.results')} className="-mx-3 mt-3">
        {found.map(({ path, kind, name, note }, place) => (
          // Its keys are those of the field, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={path}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === active}
            onClick={() => open(path)}
            className={`flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1.5 hover:bg-hover ${place === active ? 'bg-hover' : ''}`}
          >
            <span className="min-w-0">
              <span className="block truncate text-ui">
                <Highlighted words={words}>{name}</Highlighted>
              </span>
              {note && <span className="line-clamp-1 text-small text-ink-2">{note}</span>}
            </span>
            <span className="flex-none text-small text-ink-2">{t(`search.kind.${kind}`)}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-label text-ink-2">
        {search !== '' && found.length === 0 && t('search.nothing')}
      </p>
    </Dialog>
  );
}

function useFound(search: string, words: readonly string[]): readonly Found[] {
  const { t } = useTranslation('features/collection/capture');
  const items = useRoute(
    collectionEndpoints.getPersonalStuff,
    { query: { limit: shownEach, ...(search !== '' && { search }) } },
    { placeholderData: keepPreviousData },
  );
  const goals = useRoute(goalEndpoints.goalList, { query: {} }).data?.items ?? [];
  const groups = useRoute(groupEndpoints.listGroups).data?.items ?? [];
  const traits = useTraits().data?.traits ?? [];
  const named = (kind: Found['kind'], path: string, name: string): Found => ({
    path,
    kind,
    name,
    note: null,
  });
  const fitting = (all: readonly Found[]) =>
    all.filter(({ name }) => matchesWords(name, words)).slice(0, shownEach);
  const inCollection = (items.data?.items ?? []).map(({ id, title, hit }) => ({
    ...named('item', itemPath(id), title),
    note: hit && hit.place !== 'title' && <Highlighted words={words}>{hit.text}</Highlighted>,
  }));
  const toPages = pageNames.map((page) => named('page', pages[page], t(`search.page.${page}`)));
  if (words.length === 0) return [...inCollection, ...toPages];
  return [
    ...inCollection,
    ...fitting(goals.map(({ id, goalName }) => named('goal', goalPath(id), goalName))),
    ...fitting(
      traits.map(({ traitId, name }) =>
        named('skill', `/performance-buckets?traitId=${traitId}`, name),
      ),
    ),
    ...fitting(groups.map(({ id, name }) => named('group', groupPath(id), name))),
    ...fitting(toPages),
  ];
}
