import type { TraitText } from '@stratum/contract/model';
import { Heading } from '../../../shared/ui/heading.tsx';

/** What the compared skills are; a skill that is compared with itself stands there once. */
export function ComparedTexts({ traits }: { traits: readonly TraitText[] }) {
  return (
    <div className="grid gap-x-12 gap-y-5 py-8 md:grid-cols-2">
      {traits.map(({ traitId, name, definition }) => (
        <section key={traitId}>
          <Heading level={3}>{name}</Heading>
          <p className="mt-2 text-ui text-ink-2">{definition}</p>
        </section>
      ))}
    </div>
  );
}
