import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../shared/ui/button.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { type Skills, useSkills } from '../queries.ts';
import { skillPath } from '../skills/skill-choice.ts';
import { CoachSheet } from './coach-sheet.tsx';

/** A skill on two sheets of paper, for a conversation between two people. */
export default function CoachSheetPage() {
  const { t } = useTranslation('features/chapters/coach-sheet');
  const { data, reads } = useSkills();
  return (
    <div className="wrap py-12 print:max-w-none print:p-0">
      <PageHeader heading={t('title')} className="print:hidden">
        {t('lead')}
      </PageHeader>
      <QueryState reads={reads} skeleton={<Skeleton className="h-screen max-w-3xl" />}>
        {data && <SheetOfAddress skills={data} />}
      </QueryState>
    </div>
  );
}

/** The sheet of the skill that the address names; of the first one where it names none. */
function SheetOfAddress({ skills }: { skills: Skills }) {
  const { t } = useTranslation('features/chapters/coach-sheet');
  const [address, setAddress] = useSearchParams();
  const named = skills.traits.find(({ traitId }) => traitId === address.get('trait'));
  const trait = named ?? skills.traits[0];
  if (!trait) return null;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end gap-x-5 gap-y-4 print:hidden">
        <Select
          label={t('skill')}
          value={trait.traitId}
          onChange={(traitId) => setAddress({ trait: traitId }, { replace: true })}
          className="w-full sm:w-80"
        >
          {skills.categories.map(({ categoryType, name }) => (
            <optgroup key={categoryType} label={name}>
              {skills.traits
                .filter((one) => one.categoryType === categoryType)
                .map((one) => (
                  <option key={one.traitId} value={one.traitId}>
                    {one.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        <Button onPress={() => window.print()}>{t('print')}</Button>
        <TextLink to={skillPath({ trait: trait.traitId })} className="my-3">
          {t('back')}
        </TextLink>
      </div>
      <CoachSheet trait={trait} levels={skills.levels} />
    </>
  );
}
