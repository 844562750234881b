import type { OperatorFacts } from '@stratum/contract/operator';
import { KeepHyphenated } from '../ui/heading.tsx';
import type { Block } from './document-texts.ts';
import type { SkillWork } from './load-works.ts';
import { OperatorDetails } from './operator-details.tsx';

interface DocumentBlocksProps {
  /** The heading they stand under; it names their tables. */
  heading: string;
  blocks: readonly Block[];
  operator?: OperatorFacts;
  works?: readonly SkillWork[];
}

/** The running text of a document. */
export function DocumentBlocks({ heading, blocks, operator, works }: DocumentBlocksProps) {
  return (
    <div className="flex max-w-reading flex-col gap-5">
      {blocks.map(({ text, list, table, operator: isOperator, works: isWorks }, index) => {
        const key = `${heading}-${index}`;
        if (list) return <List key={key} items={list} />;
        if (table) return <Table key={key} name={heading} {...table} />;
        if (isOperator) return operator && <OperatorDetails key={key} facts={operator} />;
        if (isWorks) return works && <Works key={key} works={works} />;
        return (
          <p key={key}>
            <KeepHyphenated>{text ?? ''}</KeepHyphenated>
          </p>
        );
      })}
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-2">
      {items.map((item) => (
        <li key={item} className="pl-1">
          <KeepHyphenated>{item}</KeepHyphenated>
        </li>
      ))}
    </ul>
  );
}

function Works({ works }: { works: readonly SkillWork[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {works.map(({ citation, supports }) => (
        <li key={citation}>
          {supports.map((sentence) => (
            <p key={sentence}>
              <KeepHyphenated>{sentence}</KeepHyphenated>
            </p>
          ))}
          <p className="mt-1 text-small text-ink-2" lang="en">
            {citation}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  name: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** On a narrow screen each row is a block of its own, its cells named by their column. */
function Table({ name, head, rows }: TableProps) {
  return (
    <table className="w-full text-left text-ui max-md:block" aria-label={name}>
      <thead className="max-md:sr-only">
        <tr>
          {head.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-line pr-5 pb-2 text-label font-semibold text-ink-2"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([first = '', ...cells]) => (
          <tr key={first} className="border-b border-line max-md:block max-md:py-3">
            <th scope="row" className="py-3 pr-5 align-top font-medium max-md:block max-md:py-0">
              <KeepHyphenated>{first}</KeepHyphenated>
            </th>
            {cells.map((cell, index) => (
              <td
                key={head[index + 1]}
                className="py-3 pr-5 align-top text-ink-2 max-md:mt-2 max-md:block max-md:py-0"
              >
                <span className="block text-small font-medium text-ink md:hidden">
                  {head[index + 1]}
                </span>
                <KeepHyphenated>{cell}</KeepHyphenated>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
