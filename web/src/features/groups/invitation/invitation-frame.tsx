import type { ReactNode } from 'react';
import { useFocusHeadingOnMount } from '../../../shared/navigation/use-focus-heading-on-mount.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface InvitationFrameProps {
  /** Over the heading. */
  above?: string;
  heading: string;
  children: ReactNode;
}

/** What leads into a group, alone on its page: at the head what it is, at the foot what to do. */
export function InvitationFrame({ above, heading, children }: InvitationFrameProps) {
  const title = useFocusHeadingOnMount<HTMLHeadingElement>();
  return (
    <section className="sky flex min-h-full flex-col px-6 py-10 md:items-center md:py-16">
      <div className="flex w-full max-w-dialog flex-1 flex-col md:flex-none">
        {above && <Text tone="quiet">{above}</Text>}
        <Heading
          level={2}
          size="page"
          ref={title}
          tabIndex={-1}
          className="wrap-anywhere outline-none"
        >
          <bdi>{heading}</bdi>
        </Heading>
        {children}
      </div>
    </section>
  );
}
