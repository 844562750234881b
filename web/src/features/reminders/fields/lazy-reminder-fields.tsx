import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { ReminderFields as Loaded } from './reminder-fields.tsx';

const Fields = lazy(async () => ({
  default: (await import('./reminder-fields.tsx')).ReminderFields,
}));

/** `ReminderFields`, whose code comes by itself: what only says when a reminder comes loads none of it. */
export function ReminderFields(fields: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Fields {...fields} />
    </Suspense>
  );
}
