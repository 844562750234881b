import { useTranslation } from 'react-i18next';
import { Disclosure, DisclosureSummary } from '../ui/disclosure.tsx';

interface ChartTableProps {
  caption: string;
  /** What opens it, where another table stands beside it. */
  summary?: string;
  columns: readonly string[];
  /** Each row begins with its heading. */
  rows: readonly (readonly string[])[];
}

/** The same figures to be read, under every chart that has more than one. */
export function ChartTable({ caption, summary, columns, rows }: ChartTableProps) {
  const { t } = useTranslation('shared/charts');
  return (
    <Disclosure className="mt-3 text-small text-ink-2">
      <DisclosureSummary tone="quiet">{summary ?? t('show_table')}</DisclosureSummary>
      <table className="mt-2 w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-line py-1.5 pr-4 font-semibold"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row" className="border-b border-line py-1.5 pr-4 font-normal text-ink">
                {heading}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} className="border-b border-line py-1.5 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
