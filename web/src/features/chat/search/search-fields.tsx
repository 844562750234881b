import type { UserId } from '@stratum/contract/ids';
import { messageLimits, writtenTypes } from '@stratum/contract/message-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure, DisclosureSummary } from '../../../shared/ui/disclosure.tsx';
import { DateField } from '../../../shared/ui/lazy-fields.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { People } from '../bodies/people.ts';
import { isNarrowed, type SearchText } from './search-text.ts';
import { anyTime, type Span, searchSpans } from './span.ts';

interface SearchFieldsProps {
  search: SearchText;
  onChange: (change: Partial<SearchText>) => void;
  people: People;
  me: UserId;
}

/** What can be looked for; system messages have no words of their own. */
const kinds = [...writtenTypes, 'five_wins'] as const;

/** The words, and what narrows them: who, what kind, when. */
export function SearchFields({ search, onChange, ...readers }: SearchFieldsProps) {
  const { t } = useTranslation('features/chat/search');
  const [isNarrow, setNarrow] = useState(isNarrowed(search));
  return (
    <div role="search" className="grid gap-3">
      <TextField
        type="search"
        label={t('words')}
        value={search.text}
        onChange={(text) => onChange({ text })}
        maxLength={messageLimits.searchLength}
        autoComplete="off"
        autoFocus
      />
      <Disclosure open={isNarrow} onOpenChange={setNarrow}>
        <DisclosureSummary>{t('narrow')}</DisclosureSummary>
        <div className="grid gap-4 pt-3">
          <WhoAndKind search={search} onChange={onChange} {...readers} />
          <When span={search.span} onChange={(span) => onChange({ span })} />
        </div>
      </Disclosure>
    </div>
  );
}

function WhoAndKind({ search: { senderId, type }, onChange, people, me }: SearchFieldsProps) {
  const { t } = useTranslation('features/chat/search');
  const others = [...people].filter(([userId]) => userId !== me);
  return (
    <>
      <Select
        label={t('who.label')}
        value={senderId ?? ''}
        onChange={(value) => onChange({ senderId: idOf(people, value) })}
      >
        <option value="">{t('who.anybody')}</option>
        <option value={me}>{t('who.me')}</option>
        {others.map(([userId, { first_name }]) => (
          <option key={userId} value={userId}>
            {first_name}
          </option>
        ))}
      </Select>
      <Select
        label={t('kind.label')}
        value={type ?? ''}
        onChange={(value) => onChange({ type: kinds.find((kind) => kind === value) ?? null })}
      >
        <option value="">{t('kind.any')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

function When({ span, onChange }: { span: Span; onChange: (span: Span) => void }) {
  const { t } = useTranslation('features/chat/search');
  return (
    <>
      <Select
        label={t('when.label')}
        value={span.name}
        onChange={(value) => {
          const name = searchSpans.find((each) => each === value) ?? 'any';
          onChange(name === 'any' ? anyTime : { ...span, name });
        }}
      >
        {searchSpans.map((name) => (
          <option key={name} value={name}>
            {t(`when.${name}`)}
          </option>
        ))}
      </Select>
      {span.name === 'days' && (
        <>
          <DateField
            label={t('when.from')}
            value={span.from}
            onChange={(from) => onChange({ ...span, from })}
          />
          <DateField
            label={t('when.to')}
            value={span.to}
            onChange={(to) => onChange({ ...span, to })}
          />
        </>
      )}
    </>
  );
}

function idOf(people: People, value: string): UserId | null {
  return [...people.keys()].find((userId) => userId === value) ?? null;
}
