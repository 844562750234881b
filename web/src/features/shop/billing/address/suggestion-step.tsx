import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { RadioGroup, RadioOption } from '../../../../shared/ui/radio-group.tsx';
import { StepFrame } from '../step-frame.tsx';
import { differingParts } from './address-body.ts';
import { AddressLines } from './address-lines.tsx';
import { Unchecked } from './unchecked.tsx';
import type { Suggestion } from './use-address-check.ts';

interface SuggestionStepProps {
  found: Suggestion;
  onAnswer: (isTaken: boolean) => void;
  onEdit: () => void;
}

/** What was typed beside what the server would write; who ordered decides. */
export function SuggestionStep({ found, onAnswer, onEdit }: SuggestionStepProps) {
  const { t } = useTranslation('features/shop/billing');
  const [isTaken, setTaken] = useState(true);
  const { typed, suggested, unchecked, kind } = found;
  const marked = differingParts(typed, suggested);
  const place = marked.includes('city') ? suggested.city : null;
  return (
    <StepFrame
      step="address"
      heading={place ? t('suggestion.heading_place', { place }) : t('suggestion.heading')}
      lead={t(kind === 'address' ? 'suggestion.lead' : 'suggestion.lead_billing')}
      action={
        <>
          <Button tone="ghost" onPress={onEdit}>
            {t('suggestion.edit')}
          </Button>
          <Button onPress={() => onAnswer(isTaken)} className="flex-1">
            {t('address.next')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('suggestion.which')}
        value={isTaken ? 'suggested' : 'typed'}
        onChange={(value) => setTaken(value === 'suggested')}
      >
        <RadioOption value="suggested" className="items-start">
          <span className="block font-semibold">{t('suggestion.take')}</span>
          <AddressLines address={suggested} marked={marked} />
        </RadioOption>
        <RadioOption value="typed" className="items-start">
          <span className="block font-semibold">{t('suggestion.keep')}</span>
          <AddressLines address={typed} marked={marked} />
        </RadioOption>
      </RadioGroup>
      <Unchecked parts={unchecked} />
    </StepFrame>
  );
}
