import { goalLengths } from '@stratum/contract/goal-words';
import { type KeyboardEvent, lazy } from 'react';
import { TextArea as AriaTextArea, Label, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { FieldNotes } from '../../../shared/ui/field-parts.tsx';
import { Later } from '../../../shared/ui/later.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { updateDraft, useGoalDraft } from '../draft/use-goal-draft.ts';
import { chosenPicture } from '../picture/goal-picture.tsx';
import { Reward } from './reward.tsx';
import { Subject } from './subject.tsx';

const PictureField = lazy(async () => {
  const module = await import('../../../shared/uploads/picture-field.tsx');
  return { default: module.PictureField };
});

/** The name first, then where it comes from; all else may stay empty. */
export function DefineStep() {
  const { t } = useTranslation('features/goals');
  const { goalName, goalDescription, reward, image } = useGoalDraft().defineGoal;
  return (
    <>
      <TextField
        name="goalName"
        value={goalName}
        onChange={(name) => updateDraft('defineGoal', { goalName: name.replaceAll('\n', ' ') })}
        maxLength={goalLengths.goalName}
        validationBehavior="aria"
      >
        <h1>
          <Label className="text-ui font-semibold text-ink-2">{t('define.name')}</Label>
        </h1>
        <AriaTextArea
          dir="auto"
          rows={1}
          placeholder={t('define.name_placeholder')}
          onKeyDown={submitByEnter}
          className="focus-ring mt-1 block field-sizing-content w-full resize-none border-b border-field bg-transparent pb-3 font-display text-h1 font-light placeholder:text-ink-2 data-invalid:border-danger"
        />
        <FieldNotes />
      </TextField>
      <Subject />
      <TextArea
        label={t('define.description')}
        name="goalDescription"
        value={goalDescription}
        onChange={(text) => updateDraft('defineGoal', { goalDescription: text })}
        maxLength={goalLengths.goalDescription}
        note={t('optional')}
      />
      <Later placeholder={<Skeleton className="h-24 w-full" />}>
        <PictureField
          preview={chosenPicture(image, null)}
          onChange={(picture) => updateDraft('defineGoal', { image: picture })}
        />
      </Later>
      <Reward value={reward} onChange={(text) => updateDraft('defineGoal', { reward: text })} />
    </>
  );
}

/** A name has one line, however many it is shown in. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
