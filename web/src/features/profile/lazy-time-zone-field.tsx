import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

const LoadedField = lazy(async () => ({
  default: (await import('./edit/time-zone-field.tsx')).TimeZoneField,
}));

/** The field for forms of other features; every page loads what this folder exports, and few have the form. */
export function TimeZoneField(field: ComponentProps<typeof LoadedField>) {
  return (
    <Suspense fallback={<Skeleton className="h-19" />}>
      <LoadedField {...field} />
    </Suspense>
  );
}
