import type { DocumentBlock } from '@stratum/contract/document-preview';
import type { ItemDetails } from '@stratum/contract/item';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { type BlockGroup, groupBlocks, type ListGroup } from './block-groups.ts';
import { DocumentPicture } from './document-picture.tsx';
import { DocumentTable } from './document-table.tsx';

interface DocumentBlocksProps {
  blocks: readonly DocumentBlock[];
  images: ItemDetails['images'];
}

/** What stands in a document, in its order. */
export function DocumentBlocks({ blocks, images }: DocumentBlocksProps) {
  const groups = groupBlocks(blocks);
  const tables = groups.filter(({ kind }) => kind === 'table');
  return (
    <div translate="no" className="grid grid-cols-[minmax(0,1fr)] gap-4 text-body">
      {groups.map((group, at) => (
        // Nothing in a document that has been read moves or changes.
        <Block key={at} group={group} images={images} table={tables.indexOf(group) + 1} />
      ))}
    </div>
  );
}

interface BlockProps {
  group: BlockGroup;
  images: ItemDetails['images'];
  /** The number of the table, where it is one. */
  table: number;
}

function Block({ group, images, table }: BlockProps) {
  const { t } = useTranslation('features/collection/document');
  const format = useFormat();
  switch (group.kind) {
    case 'slide':
      return (
        <Heading level={2} size="label" className="mt-6 border-t border-line pt-4 first:mt-0">
          {t('slide', { number: format.number(group.number) })}
        </Heading>
      );
    case 'sheet':
      return (
        <Heading level={2} size="item" dir="auto" className="mt-4 first:mt-0">
          {group.name}
        </Heading>
      );
    case 'heading':
      return (
        <Heading
          level={headingLevel(group.level)}
          size={group.level === 1 ? 'section' : 'item'}
          dir="auto"
          className="mt-2"
        >
          {group.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {group.text}
        </p>
      );
    case 'list':
      return <List list={group} />;
    case 'table':
      return (
        <DocumentTable label={t('table', { number: format.number(table) })} rows={group.rows} />
      );
    case 'picture': {
      const image = images[group.image];
      return image && <DocumentPicture image={image} alt={group.alt} />;
    }
  }
}

/** Below the title of the page. */
const headingLevel = (level: number) => (level <= 1 ? 2 : level === 2 ? 3 : 4);

function List({ list: { isOrdered, entries } }: { list: ListGroup }) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={`grid gap-1.5 pl-6 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {entries.map(({ text, lists }, at) => (
        <li key={at} dir="auto" className="wrap-anywhere">
          {text}
          {lists.map((list, place) => (
            <List key={place} list={list} />
          ))}
        </li>
      ))}
    </Tag>
  );
}
