import type { Chapter } from '@stratum/contract/chapters';
import { Heading } from '../../../shared/ui/heading.tsx';

/** A heading that says something, and what it says. */
export function ChapterSection({ section }: { section: Chapter['sections'][number] }) {
  const { heading, paragraphs, list } = section;
  return (
    <section className="mt-12" data-section="">
      <Heading level={2}>{heading}</Heading>
      <div className="mt-5 flex flex-col gap-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-2">
            {list.map((item) => (
              <li key={item} className="pl-1">
                {item}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
