import { categorySlugs } from '@stratum/contract/categories';
import { useParams, useSearchParams } from 'react-router';
import { Evaluation } from '../../features/assessments/questions/evaluation.tsx';
import { AttemptResult } from '../../features/results/attempt-result.tsx';
import { attemptKey } from '../../features/results/result-path.ts';

/** The questions of a category; with an attempt in the address, its result. */
export default function SelfEvaluationPage() {
  const { category: named } = useParams();
  const category = categorySlugs.find((slug) => slug === named);
  const [search] = useSearchParams();
  const attempt = search.get(attemptKey);
  if (attempt !== null) return <AttemptResult key={attempt} attempt={attempt} />;
  // The route's loader has answered 404 for any other.
  return category && <Evaluation key={category} categoryType={category} />;
}
