interface DocumentTableProps {
  label: string;
  rows: readonly (readonly string[])[];
}

/** A table of a document, as wide as it is: it scrolls by itself, by keys too. */
export function DocumentTable({ label, rows }: DocumentTableProps) {
  return (
    // What scrolls is reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={label} className="focus-ring overflow-x-auto rounded-md">
      <table className="border-collapse bg-surface text-ui">
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  dir="auto"
                  className="max-w-100 min-w-16 border border-line px-3 py-2 align-top wrap-break-word whitespace-pre-line"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
