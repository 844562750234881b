import type { OperatorFacts } from '@stratum/contract/operator';
import { Heading } from '../ui/heading.tsx';
import { DocumentBlocks } from './document-blocks.tsx';
import type { Section } from './document-texts.ts';

interface DocumentSectionsProps {
  sections: readonly Section[];
  operator?: OperatorFacts;
}

/** Sections that one reads through: the heading stands beside its text where there is room. */
export function DocumentSections({ sections, operator }: DocumentSectionsProps) {
  return sections.map(({ id, heading, blocks }) => (
    <section
      key={id}
      id={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
    >
      <Heading level={2} className="max-w-heading">
        {heading}
      </Heading>
      <DocumentBlocks heading={heading} blocks={blocks} {...(operator && { operator })} />
    </section>
  ));
}
