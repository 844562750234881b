import type { ReactNode } from 'react';

interface FactsProps {
  /** Names with what stands beside them; what is null is left out. */
  facts: readonly (readonly [name: string, value: ReactNode | null])[];
}

/** What is known of a thing, line by line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,max-content)_minmax(0,1fr)] gap-x-6 gap-y-2 text-ui">
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
