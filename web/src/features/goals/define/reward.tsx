import { goalLengths } from '@stratum/contract/goal-words';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { chipStyle } from '../../../shared/ui/chip-style.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface RewardProps {
  value: string;
  onChange: (reward: string) => void;
}

const proposals = ['mountains', 'book', 'sunday'] as const;

/** What somebody gives themselves: one of a few, or anything else. */
export function Reward({ value, onChange }: RewardProps) {
  const { t } = useTranslation('features/goals');
  const texts = proposals.map((proposal) => t(`define.rewards.${proposal}`));
  const [isOwn, setOwn] = useState(value !== '' && !texts.includes(value));
  const choose = (text: string, isChosen: boolean) => {
    setOwn(false);
    onChange(isChosen ? text : '');
  };
  const toggleOwn = (isChosen: boolean) => {
    setOwn(isChosen);
    onChange('');
  };
  return (
    <fieldset>
      <legend className="mb-2 flex w-full justify-between gap-4 text-label font-semibold">
        {t('define.reward')}
        <span className="font-normal text-ink-2">{t('optional')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <ToggleButton
            key={text}
            isSelected={!isOwn && value === text}
            onChange={(isChosen) => choose(text, isChosen)}
            className={chipStyle}
          >
            {({ isSelected }) => (
              <>
                {isSelected && <CheckIcon className="size-4" />}
                {text}
              </>
            )}
          </ToggleButton>
        ))}
        <ToggleButton isSelected={isOwn} onChange={toggleOwn} className={chipStyle}>
          {t('define.rewards.own')}
        </ToggleButton>
      </div>
      {isOwn && (
        <TextField
          label={t('define.rewards.own_label')}
          name="reward"
          value={value}
          onChange={onChange}
          maxLength={goalLengths.reward}
          autoFocus
          className="mt-4"
        />
      )}
    </fieldset>
  );
}
