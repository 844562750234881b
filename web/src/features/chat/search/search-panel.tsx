import type { GroupId, UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { searchWords } from '../../../shared/search/fold.ts';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useRested } from '../../../shared/ui/use-rested.ts';
import type { People } from '../bodies/people.ts';
import { FoundMessage } from '../found/found-message.tsx';
import { MoreFound } from '../found/more-found.tsx';
import { SearchFields } from './search-fields.tsx';
import { isAsked, type SearchText, useSearchText } from './search-text.ts';
import { useFoundMessages } from './use-found-messages.ts';

interface SearchPanelProps {
  groupId: GroupId;
  people: People;
  me: UserId;
  pathTo: (timetoken: string) => string;
}

/** Milliseconds that somebody pauses for who has typed a word. */
const typingPause = 300;

/** Finds messages of a group by their words, who wrote them, when, and of what kind. */
export default function SearchPanel({ groupId, people, me, pathTo }: SearchPanelProps) {
  const { t } = useTranslation('features/chat/search');
  const [search, change] = useSearchText(groupId);
  const rested = useRested(search, typingPause);
  return (
    <div className="grid grid-cols-1 gap-5">
      <SearchFields search={search} onChange={change} people={people} me={me} />
      {isAsked(search) && isAsked(rested) ? (
        <Found groupId={groupId} search={rested} people={people} me={me} pathTo={pathTo} />
      ) : (
        <p className="text-label text-ink-2">{t('hint')}</p>
      )}
    </div>
  );
}

function Found({ groupId, search, ...rest }: SearchPanelProps & { search: SearchText }) {
  const { t } = useTranslation('features/chat/search');
  const { list, items = [] } = useFoundMessages(groupId, search);
  const words = searchWords(search.text);
  return (
    <QueryState reads={[list]} name={t('found')} skeleton={<RowsSkeleton />}>
      <section aria-label={t('found')}>
        <p role="status" className={items.length > 0 ? 'sr-only' : 'text-ui text-ink-2'}>
          {items.length === 0 ? t('nothing') : t('count', { count: items.length })}
        </p>
        <ul>
          {items.map((message) => (
            <li key={message.id}>
              <FoundMessage
                message={message}
                people={rest.people}
                me={rest.me}
                to={rest.pathTo(message.timetoken)}
                words={words}
              />
            </li>
          ))}
        </ul>
        <MoreFound list={list} />
      </section>
    </QueryState>
  );
}

function RowsSkeleton() {
  return (
    <div className="grid gap-4">
      {['w-full', 'w-11/12', 'w-10/12'].map((width) => (
        <Skeleton key={width} className={`h-12 ${width}`} />
      ))}
    </div>
  );
}
