import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { Button as AriaButton, Input, Label, Tag, TagGroup, TagList } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { inputStyle } from '../../../shared/ui/field-parts.tsx';
import { AlertIcon, CloseIcon } from '../../../shared/ui/icons.tsx';
import { type TypedAddress, withAddresses } from './typed-addresses.ts';

interface AddressFieldProps {
  addresses: readonly TypedAddress[];
  /** What is typed and no address yet. */
  text: string;
  onChange: (change: { addresses: TypedAddress[]; text: string }) => void;
  /** What is wrong with all of it. */
  problem: string | undefined;
  isDisabled?: boolean;
}

const chip =
  'focus-ring inline-flex max-w-full items-center gap-1 rounded-full border border-outline py-0.5 pr-1 pl-3 text-label';
const wrongChip = `${chip} border-danger text-danger`;

/** Several mail addresses: typed one after the other, or pasted as a list. */
export function AddressField({ addresses, text, onChange, problem }: AddressFieldProps) {
  const { t } = useTranslation('features/groups/invite');
  const id = useId();
  const take = (words: string) =>
    onChange({ addresses: withAddresses(addresses, words), text: '' });
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isWhole = event.key === 'Enter' || event.key === ',' || event.key === ';';
    if (isWhole && text.trim() !== '') {
      event.preventDefault();
      take(text);
    } else if (event.key === 'Backspace' && text === '') {
      onChange({ addresses: addresses.slice(0, -1), text: '' });
    }
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\s,;]/.test(pasted.trim())) return;
    event.preventDefault();
    take(`${text}${pasted}`);
  };
  const wrong = addresses.filter(({ isWrong }) => isWrong);
  return (
    <div className="min-w-0">
      <Label htmlFor={id} className="mb-1.5 block text-label font-semibold">
        {t('addresses')}
      </Label>
      <Input
        id={id}
        type="email"
        multiple
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange({ addresses: [...addresses], text: target.value })}
        onKeyDown={keyDown}
        onPaste={paste}
        aria-describedby={`${id}-seen ${id}-problem`}
        aria-invalid={wrong.length > 0 || problem !== undefined || undefined}
        className={inputStyle}
      />
      <p id={`${id}-seen`} className="mt-1.5 text-small text-ink-2">
        {t('seen')}
      </p>
      {addresses.length > 0 && (
        <Chips
          addresses={addresses}
          onRemove={(gone) =>
            onChange({ addresses: addresses.filter(({ email }) => !gone.has(email)), text })
          }
        />
      )}
      <Problem id={`${id}-problem`} wrong={wrong} problem={problem} />
    </div>
  );
}

interface ChipsProps {
  addresses: readonly TypedAddress[];
  onRemove: (emails: ReadonlySet<unknown>) => void;
}

function Chips({ addresses, onRemove }: ChipsProps) {
  const { t } = useTranslation('features/groups/invite');
  return (
    <TagGroup aria-label={t('chosen')} onRemove={onRemove} className="mt-3">
      <TagList className="flex flex-wrap gap-2">
        {addresses.map(({ email, isWrong }) => (
          <Tag
            key={email}
            id={email}
            textValue={isWrong ? t('no_address', { email }) : email}
            className={isWrong ? wrongChip : chip}
          >
            <span className="min-w-0 truncate">{email}</span>
            <AriaButton
              slot="remove"
              aria-label={t('take_out', { email })}
              className="grid size-8 cursor-pointer place-items-center rounded-full data-hovered:bg-hover"
            >
              <CloseIcon className="size-4" />
            </AriaButton>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}

interface ProblemProps {
  id: string;
  wrong: readonly TypedAddress[];
  problem: string | undefined;
}

function Problem({ id, wrong, problem }: ProblemProps) {
  const { t } = useTranslation('features/groups/invite');
  const format = useFormat();
  const named = format.list(wrong.map(({ email }) => t('quoted', { email })));
  const said = wrong.length > 0 ? t('wrong', { count: wrong.length, list: named }) : problem;
  return (
    <p
      id={id}
      role="alert"
      className="mt-1.5 flex gap-1.5 text-small font-medium text-danger empty:hidden"
    >
      {said && (
        <>
          <AlertIcon className="size-4.5" />
          <span className="min-w-0 wrap-anywhere">{said}</span>
        </>
      )}
    </p>
  );
}
