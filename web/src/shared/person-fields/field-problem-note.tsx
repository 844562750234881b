import { AlertIcon } from '../ui/icons.tsx';

interface FieldProblemNoteProps {
  id: string;
  children: string | undefined;
}

/** The sentence at a field that the kit has no part for. */
export function FieldProblemNote({ id, children }: FieldProblemNoteProps) {
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
