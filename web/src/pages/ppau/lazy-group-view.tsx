import { type ComponentProps, lazy, Suspense } from 'react';
import { LogSkeleton } from '../../features/chat/conversation/log-skeleton.tsx';
import { columnProps } from './column-keys.ts';

const load = () => import('./group-view.tsx').then((view) => ({ default: view.GroupView }));
const LoadedGroupView = lazy(load);

// Comes while the list of groups is read; what failed is asked for again when it is shown.
load().catch(() => undefined);

/** The same, which a phone shows after the list. */
export function GroupView(view: ComponentProps<typeof LoadedGroupView>) {
  return (
    <Suspense
      fallback={
        <section
          {...columnProps}
          aria-busy
          className="relative min-h-0 min-w-0 border-line bg-surface outline-none md:border-x"
        >
          <LogSkeleton />
        </section>
      }
    >
      <LoadedGroupView {...view} />
    </Suspense>
  );
}
