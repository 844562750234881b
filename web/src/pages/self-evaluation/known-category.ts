import { categorySchema } from '@stratum/contract/model';
import { data, type LoaderFunctionArgs } from 'react-router';

/** Answers 404 for a category the model does not have. */
export function requireKnownCategory({ params }: LoaderFunctionArgs): null {
  if (!categorySchema.safeParse(params.category).success) throw data(null, { status: 404 });
  return null;
}
