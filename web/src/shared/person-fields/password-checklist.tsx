import { type PasswordRule, passwordRules } from '@stratum/contract/fields';
import { limits } from '@stratum/contract/limits';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../ui/icons.tsx';

interface PasswordChecklistProps {
  id: string;
  password: string;
}

const tick =
  'grid size-4.5 flex-none place-items-center rounded-full border border-field text-transparent transition-colors';
const metTick = 'group-data-met:border-ok group-data-met:bg-ok group-data-met:text-on-accent';

/** §5: the rules of a password, ticked while it is typed. */
export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  const { t } = useTranslation('shared/person-fields');
  return (
    <div id={id} className="-mt-2 text-small text-ink-2">
      <p className="sr-only">{t('password_rules.label')}</p>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1">
        {ruleNames.map((rule) => {
          const met = passwordRules[rule](password);
          return (
            <li key={rule} data-met={met || undefined} className="group flex items-center gap-2">
              <span className={`${tick} ${metTick}`}>
                <CheckIcon className="size-3.5" />
              </span>
              <span>
                <span className="sr-only">
                  {met ? t('password_rules.met') : t('password_rules.unmet')}{' '}
                </span>
                {t(`password_rules.${rule}`, limits.password)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const ruleNames: readonly PasswordRule[] = [
  'length',
  'digit',
  'lowercase',
  'uppercase',
  'special',
  'noWhitespace',
];
