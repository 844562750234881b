import { categorySchema } from '@stratum/contract/model';
import { useParams, useSearchParams } from 'react-router';
import { Evaluation } from '../../features/assessments/questions/evaluation.tsx';
import { AttemptResult } from '../../features/assessments/result/attempt-result.tsx';
import { attemptKey } from '../../features/assessments/result/result-path.ts';

/** The questions of a category; with an attempt in the address, its result. */
export default function SelfEvaluationPage() {
  const category = categorySchema.parse(useParams().category);
  const [search] = useSearchParams();
  const attempt = search.get(attemptKey);
  return attempt === null ? (
    <Evaluation key={category} categoryType={category} />
  ) : (
    <AttemptResult key={attempt} attempt={attempt} />
  );
}
