import type { ConsoleListName } from '@stratum/contract/console/lists';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useRested } from '../../../shared/ui/use-rested.ts';
import type { Filter } from './column.ts';
import { ExportButton, type ExportedColumn } from './export-button.tsx';
import type { ListStateControl } from './list-state.ts';
import { SavedFilters } from './saved-filters.tsx';

interface ListToolsProps {
  list: ConsoleListName;
  columns: readonly ExportedColumn[];
  filters: readonly Filter[];
  searchLabel?: string;
  control: ListStateControl;
  /** All that the list is narrowed by. */
  query: Readonly<Record<string, string>>;
}

/** Search, filters, what was kept of them, and the file of the list. */
export function ListTools({ list, columns, filters, searchLabel, control, query }: ListToolsProps) {
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      {searchLabel !== undefined && <Search label={searchLabel} control={control} />}
      {filters.map(({ key, label, all, options }) => (
        <Select
          key={key}
          label={label}
          className="w-48 max-sm:w-full"
          value={control.state[key] ?? ''}
          onChange={(value) => control.set({ [key]: value })}
        >
          <option value="">{all}</option>
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      ))}
      <div className="ml-auto flex flex-wrap items-end gap-3 max-sm:w-full">
        <SavedFilters list={list} control={control} />
        <ExportButton list={list} columns={columns} state={query} />
      </div>
    </div>
  );
}

/** Milliseconds without a key after which what is typed is searched for. */
const pause = 300;

function Search({ label, control }: { label: string; control: ListStateControl }) {
  const { t } = useTranslation('features/console');
  const asked = control.state.search ?? '';
  const [typed, setTyped] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  // A kept filter, or a way back, has changed what is searched for.
  if (followed !== asked) {
    setFollowed(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  const rested = useRested(typed, pause).trim();
  useEffect(() => {
    if (rested !== asked && rested === typed.trim()) control.set({ search: rested });
  });
  return (
    <TextField
      label={label}
      type="search"
      className="w-80 max-sm:w-full"
      maxLength={100}
      autoComplete="off"
      placeholder={t('table.search')}
      value={typed}
      onChange={setTyped}
    />
  );
}
