import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import type { Column } from './column.ts';
import { ColumnHead } from './column-head.tsx';
import type { Selection } from './use-selection.ts';

interface RowsProps<Row extends { readonly id: string }> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection | undefined;
}

/** A table; on a phone each row is a block of named lines. */
export function Rows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { t } = useTranslation('features/console');
  const { caption, columns, rows, sort = '', onSort = () => {}, selection } = props;
  return (
    <table className="w-full border-collapse text-ui max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-left text-label text-ink-2">
          {selection && (
            <th scope="col" className="w-10 py-2">
              <Checkbox
                aria-label={t('table.select_all')}
                isSelected={selection.ids.length === rows.length}
                isIndeterminate={selection.ids.length > 0 && selection.ids.length < rows.length}
                onChange={selection.toggleAll}
              >
                {null}
              </Checkbox>
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <RowCells key={row.id} row={row} columns={columns} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

interface RowCellsProps<Row extends { readonly id: string }> {
  row: Row;
  columns: readonly Column<Row>[];
  selection: Selection | undefined;
}

function RowCells<Row extends { readonly id: string }>({
  row,
  columns,
  selection,
}: RowCellsProps<Row>) {
  const { t } = useTranslation('features/console');
  return (
    <tr className="border-b border-line align-top max-md:block max-md:py-3">
      {selection && (
        <td className="py-2 max-md:block">
          <Checkbox
            aria-label={t('table.select')}
            isSelected={selection.has(row.id)}
            onChange={() => selection.toggle(row.id)}
          >
            {null}
          </Checkbox>
        </td>
      )}
      {columns.map(({ key, title, cell, isNumber }) => (
        <td
          key={key}
          className={`py-2.5 max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:gap-3 max-md:py-1 md:not-last:pr-5 ${isNumber ? 'md:text-right' : ''}`}
        >
          <span aria-hidden="true" className="text-label text-ink-2 md:hidden">
            {title}
          </span>
          <div className="min-w-0 break-words">{cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}
