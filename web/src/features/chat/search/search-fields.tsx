import type { UserId } from '@stratum/contract/ids';
import { messageLimits, writtenTypes } from '@stratum/contract/message-words';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../shared/ui/lazy-fields.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { People } from '../bodies/people.ts';
import type { SearchText } from './search-text.ts';
import { anyTime, spans } from './span.ts';

interface SearchFieldsProps {
  search: SearchText;
  onChange: (change: Partial<SearchText>) => void;
  people: People;
  me: UserId;
}

/** What can be looked for; system messages have no words of their own. */
const kinds = [...writtenTypes, 'five_wins'] as const;

/** The words, and what narrows them: who, when, what kind. */
export function SearchFields({ search, onChange, people, me }: SearchFieldsProps) {
  const { t } = useTranslation('features/chat/search');
  const { text, senderId, type, span } = search;
  const others = [...people].filter(([userId]) => userId !== me);
  return (
    <div role="search" className="grid grid-cols-2 gap-x-3 gap-y-4">
      <TextField
        type="search"
        label={t('words')}
        value={text}
        onChange={(value) => onChange({ text: value })}
        maxLength={messageLimits.searchLength}
        autoComplete="off"
        autoFocus
        className="col-span-2"
      />
      <Select
        label={t('who.label')}
        value={senderId ?? ''}
        onChange={(value) => onChange({ senderId: idOf(people, value) })}
        className="min-w-0"
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
        className="min-w-0"
      >
        <option value="">{t('kind.any')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('when.label')}
        value={span.name}
        onChange={(value) => {
          const name = spans.find((each) => each === value) ?? 'any';
          onChange({ span: name === 'any' ? anyTime : { ...span, name } });
        }}
        className="col-span-2"
      >
        {spans.map((name) => (
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
            onChange={(from) => onChange({ span: { ...span, from } })}
            className="col-span-2"
          />
          <DateField
            label={t('when.to')}
            value={span.to}
            onChange={(to) => onChange({ span: { ...span, to } })}
            className="col-span-2"
          />
        </>
      )}
    </div>
  );
}

function idOf(people: People, value: string): UserId | null {
  return [...people.keys()].find((userId) => userId === value) ?? null;
}
