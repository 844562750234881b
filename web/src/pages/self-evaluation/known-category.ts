import { categorySlugs } from '@stratum/contract/categories';
import { data, type LoaderFunctionArgs } from 'react-router';

/** Answers 404 for a category the model does not have. */
export function requireKnownCategory({ params }: LoaderFunctionArgs): null {
  if (!categorySlugs.some((slug) => slug === params.category)) throw data(null, { status: 404 });
  return null;
}
