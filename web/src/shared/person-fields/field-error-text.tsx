import { AlertIcon } from '../ui/icons.tsx';

interface FieldErrorTextProps {
  id: string;
  children: string | undefined;
}

/** The sentence at a field that the kit has no part for. */
export function FieldErrorText({ id, children }: FieldErrorTextProps) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-small font-medium text-danger empty:hidden">
      {children && (
        <>
          <AlertIcon className="size-4.5" />
          {children}
        </>
      )}
    </p>
  );
}
