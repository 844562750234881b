import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { ComboBox as LoadedComboBox } from './combo-box.tsx';
import type { DateButtonProps } from './date-button.tsx';
import type { DateFieldProps } from './date-field.tsx';
import type { NumberFieldProps } from './number-field.tsx';
import { Skeleton } from './skeleton.tsx';
import type { SuggestField as LoadedSuggestField } from './suggest-field.tsx';
import type { TimeFieldProps } from './time-field.tsx';

/**
 * Fields whose code comes after the rest of a form: one with a list or a calendar weighs as much as
 * all others together.
 */
export const ComboBox = later<ComponentProps<typeof LoadedComboBox>>(
  async () => (await import('./combo-box.tsx')).ComboBox,
);
export const SuggestField = later<ComponentProps<typeof LoadedSuggestField>>(
  async () => (await import('./suggest-field.tsx')).SuggestField,
);
export const DateField = later<DateFieldProps>(
  async () => (await import('./date-field.tsx')).DateField,
);
export const TimeField = later<TimeFieldProps>(
  async () => (await import('./time-field.tsx')).TimeField,
);
export const NumberField = later<NumberFieldProps>(
  async () => (await import('./number-field.tsx')).NumberField,
);

const LazyDateButton = lazy(async () => ({
  default: (await import('./date-button.tsx')).DateButton,
}));

/** `DateButton`, whose words stand there before the calendar has come. */
export function DateButton(button: DateButtonProps) {
  const words = (
    <span className={`inline-flex min-h-11 items-center gap-2 ${button.className ?? ''}`}>
      {button.children}
    </span>
  );
  return (
    <Suspense fallback={words}>
      <LazyDateButton {...button} />
    </Suspense>
  );
}

function later<Props extends { label: string }>(load: () => Promise<ComponentType<Props>>) {
  const Field = lazy(async () => ({ default: await load() }));
  return (field: Props) => (
    <Suspense fallback={<FieldSkeleton label={field.label} />}>
      <Field {...field} />
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
