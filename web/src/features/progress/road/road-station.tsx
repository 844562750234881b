import type { AttemptId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { Meter } from '../../../shared/charts/meter.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { evaluationPath, LevelName, type ModelNames, resultPath } from '../../results/index.ts';
import type { Station } from './road-stations.ts';
import { StationMark } from './station-mark.tsx';

interface RoadStationProps {
  station: Station;
  name: string;
  model: ModelNames;
  /** Of the latest result, once it is known. */
  attemptId: AttemptId | undefined;
}

/** One category: a row on a telephone, a column on a desk. */
export function RoadStation({ station, name, model, attemptId }: RoadStationProps) {
  const { progress, result, isNext } = station;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-line px-4 py-4 max-md:border-t md:flex md:flex-col md:gap-2 md:p-6 md:not-first:border-l">
      <span className="md:hidden">
        <StationMark station={station} />
      </span>
      <h3 className="text-ui font-semibold">{name}</h3>
      <div className="col-start-2 flex flex-1 flex-col gap-3">
        {result ? (
          <Taken
            result={result}
            name={name}
            model={model}
            link={attemptId && resultPath(progress.categoryType, attemptId)}
          />
        ) : isNext ? (
          <Next station={station} name={name} />
        ) : (
          <Open station={station} name={name} />
        )}
      </div>
    </li>
  );
}

interface TakenProps extends Pick<RoadStationProps, 'name' | 'model'> {
  result: NonNullable<Station['result']>;
  link: string | undefined;
}

function Taken({ result, name, model, link }: TakenProps) {
  const { t } = useTranslation('features/progress/dashboard');
  const format = useFormat();
  const score = format.score(result.score);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Text as="span" size="numeral">
          {score}
        </Text>
        <span className="text-label text-ink-2">
          <LevelName levels={model.levels} level={result.level} />
        </span>
      </p>
      <Meter value={result.score} label={t('part', { name, score })} />
      {link && (
        <p className="mt-auto text-label md:pt-3">
          <TextLink to={link}>{t('next.grow.action')}</TextLink>
        </p>
      )}
    </>
  );
}

function Next({ station: { progress }, name }: { station: Station; name: string }) {
  const { t } = useTranslation('features/progress/dashboard');
  const { categoryType, state, question, total } = progress;
  const kind = state === 'draft' ? 'continue' : state === 'answered' ? 'finish' : null;
  const action = t(`next.${kind ?? 'begin'}.action`);
  return (
    <>
      <p className="text-label text-ink-2">
        {kind
          ? t(`next.${kind}.text`, { category: name, number: question, total })
          : t('road.questions', { total })}
      </p>
      <p className="mt-auto md:pt-3">
        <ButtonLink
          to={evaluationPath(categoryType)}
          aria-label={t('road.named', { action, category: name })}
          className="w-full"
        >
          {action}
        </ButtonLink>
      </p>
    </>
  );
}

function Open({ station: { progress }, name }: { station: Station; name: string }) {
  const { t } = useTranslation('features/progress/dashboard');
  const action = t('road.begin_here');
  return (
    <>
      <p className="text-label text-ink-2">{t('road.minutes')}</p>
      <p className="mt-auto text-label md:pt-3">
        <TextLink
          to={evaluationPath(progress.categoryType)}
          aria-label={t('road.named', { action, category: name })}
        >
          {action}
        </TextLink>
      </p>
    </>
  );
}
