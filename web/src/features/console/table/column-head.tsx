import { useTranslation } from 'react-i18next';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';

interface ColumnHeadProps {
  column: { readonly title: string; readonly sort?: string; readonly isNumber?: true };
  sort: string;
  onSort: (sort: string) => void;
}

/** The head of a column; a press sorts by it, another one the other way round. */
export function ColumnHead({ column, sort, onSort }: ColumnHeadProps) {
  const { t } = useTranslation('features/console');
  const { title, sort: own, isNumber } = column;
  const order = own === undefined ? null : orderOf(own, sort);
  const align = isNumber ? 'text-right' : '';
  return (
    <th
      scope="col"
      aria-sort={own === undefined ? undefined : (order ?? 'none')}
      className={`py-2.5 font-medium not-last:pr-5 ${align}`}
    >
      {own === undefined ? (
        title
      ) : (
        <button
          type="button"
          title={t('table.sort_by', { column: title })}
          onClick={() => onSort(order === startOrder(own) ? turned(own) : own)}
          className={`focus-ring inline-flex cursor-pointer items-center gap-1 rounded-sm hover:text-ink ${order ? 'text-ink' : ''}`}
        >
          {title}
          <ChevronIcon
            className={`size-4 ${order === 'ascending' ? 'rotate-180' : ''} ${order ? '' : 'opacity-0'}`}
          />
        </button>
      )}
    </th>
  );
}

function orderOf(own: string, sort: string) {
  if (sort === own) return startOrder(own);
  return sort === turned(own) ? startOrder(turned(own)) : null;
}

function startOrder(sort: string) {
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

function turned(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
}
