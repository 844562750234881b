import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import { type RefObject, useId, useInsertionEffect } from 'react';
import { useFieldError } from '../forms/route-form.tsx';
import { Text } from '../ui/text.tsx';
import { FieldErrorText } from './field-error-text.tsx';
import './code-field.css';

const digits = 6;

const digitBox =
  'grid h-14 place-items-center rounded-md border border-field bg-surface transition-colors';
const digitStates =
  'data-active:border-focus data-active:outline-2 data-active:outline-focus ' +
  'data-invalid:border-danger data-invalid:data-active:outline-danger';

interface CodeFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** All digits are there. */
  onComplete: () => void;
  input: RefObject<HTMLInputElement | null>;
}

/** One field drawn as six boxes, so that a code can be pasted or filled in by the system. */
export function CodeField({ label, input, onComplete, ...field }: CodeFieldProps) {
  const [id, problem] = [useId(), useId()];
  const error = useFieldError(field.name);
  useInsertionEffect(keepStylesOut, []);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block break-words text-label font-semibold">
        {label}
      </label>
      <OTPInput
        {...field}
        id={id}
        ref={input}
        maxLength={digits}
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
        autoComplete="one-time-code"
        inputMode="numeric"
        aria-invalid={error !== undefined}
        aria-describedby={error && problem}
        onComplete={() => onComplete()}
        noScriptCSSFallback={null}
        pushPasswordManagerStrategy="none"
        render={({ slots }) => (
          <div aria-hidden="true" className="grid grid-cols-6 gap-2">
            {slots.map(({ char, isActive, hasFakeCaret }, index) => (
              <Text
                key={index}
                data-active={isActive || undefined}
                data-invalid={error !== undefined || undefined}
                as="span"
                size="numeral"
                className={`${digitBox} ${digitStates}`}
              >
                {hasFakeCaret ? <span className="h-7 w-px animate-breathe bg-ink" /> : char}
              </Text>
            ))}
          </div>
        )}
      />
      <FieldErrorText id={problem}>{error}</FieldErrorText>
    </div>
  );
}

const styleId = 'input-otp-style';

/** input-otp adds a style element unless it finds one by this id; ours stands in code-field.css. */
function keepStylesOut(): void {
  if (document.getElementById(styleId)) return;
  const stand = document.createElement('template');
  stand.id = styleId;
  document.head.append(stand);
}
