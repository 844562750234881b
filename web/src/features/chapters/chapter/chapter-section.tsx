import type { Chapter } from '@stratum/contract/chapters';

/** A heading that says something, and what it says. */
export function ChapterSection({ section }: { section: Chapter['sections'][number] }) {
  const { heading, paragraphs, list } = section;
  return (
    <section className="mt-12" data-place="">
      <h2 className="font-display text-dialog font-light">{heading}</h2>
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
