import { type ReactNode, useRef, useState } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components';

interface AutocompleteProps {
  value: string;
  onChange: (value: string) => void;
  /** A field and the list that it narrows. */
  children: ReactNode;
}

/**
 * Keeps the focus in a field while arrows lead through a list. React Aria's component of the name
 * would bring its code to every page that has a field, since those share a module with it.
 */
export function Autocomplete({ value, onChange, children }: AutocompleteProps) {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const state = { inputValue: value, setInputValue: onChange, focusedNodeId, setFocusedNodeId };
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: listRef },
    state,
  );
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  );
}
