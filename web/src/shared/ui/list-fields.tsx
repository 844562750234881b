import { type ComponentProps, lazy, Suspense } from 'react';
import type { ComboBox as LoadedComboBox } from './combo-box.tsx';
import { Skeleton } from './skeleton.tsx';
import type { SuggestField as LoadedSuggestField } from './suggest-field.tsx';

const LazyComboBox = lazy(async () => ({ default: (await import('./combo-box.tsx')).ComboBox }));
const LazySuggestField = lazy(async () => ({
  default: (await import('./suggest-field.tsx')).SuggestField,
}));

/** `ComboBox`, whose list comes after the rest of a form: it weighs as much as all other fields. */
export function ComboBox(field: ComponentProps<typeof LoadedComboBox>) {
  return (
    <Suspense fallback={<FieldSkeleton label={field.label} />}>
      <LazyComboBox {...field} />
    </Suspense>
  );
}

/** `SuggestField` in the same way. */
export function SuggestField(field: ComponentProps<typeof LoadedSuggestField>) {
  return (
    <Suspense fallback={<FieldSkeleton label={field.label} />}>
      <LazySuggestField {...field} />
    </Suspense>
  );
}

/** As high as the field will be. */
function FieldSkeleton({ label }: { label: string }) {
  return (
    <div>
      <span className="mb-1.5 block text-label font-semibold">{label}</span>
      <Skeleton className="h-12" />
    </div>
  );
}
