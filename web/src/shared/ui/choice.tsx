interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  nameOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

const segment =
  'focus-ring min-h-9 cursor-pointer rounded-full px-4 text-label font-medium text-ink-2 transition-colors ' +
  'hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-1 ' +
  'forced-colors:aria-pressed:underline';

/** One of a few, side by side. */
export function Segments<Value extends string>(choice: ChoiceProps<Value>) {
  const { label, values, chosen, nameOf, onChoose } = choice;
  return (
    <div role="group" aria-label={label} className="flex rounded-full bg-track p-1">
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={`${segment} flex-1 whitespace-nowrap`}
        >
          {nameOf(value)}
        </button>
      ))}
    </div>
  );
}

const tab =
  'focus-ring -mb-px min-h-11 cursor-pointer border-b-2 border-transparent text-ui font-medium text-ink-2 ' +
  'hover:text-ink aria-pressed:border-accent aria-pressed:text-ink';

/** The same as words with a line below them. */
export function Tabs<Value extends string>(choice: ChoiceProps<Value>) {
  const { label, values, chosen, nameOf, onChoose } = choice;
  return (
    <div
      role="group"
      aria-label={label}
      className="flex gap-5 overflow-x-auto border-b border-line"
    >
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={tab}
        >
          {nameOf(value)}
        </button>
      ))}
    </div>
  );
}
