import { categorySlugs } from '@stratum/contract/categories';
import { requiredText } from '@stratum/contract/fields';
import { categorySchema } from '@stratum/contract/model';
import { orgcodeSchema } from '@stratum/contract/organizations';
import { createOrganization } from '../domains/organizations/index.ts';
import { type Command, CommandError } from './command.ts';

/** Longest name of an organization. */
const longestName = 100;

export const organization: Command = {
  usage: 'CODE NAME [CATEGORY …]',
  purpose: `makes an organization, whose people assess all categories or those named: ${categorySlugs.join(' ')}`,
  takes: [2, 2 + categorySlugs.length],
  async run(deps, [code = '', title = '', ...categories]) {
    const orgcode = orgcodeSchema.safeParse(code).data;
    if (orgcode === undefined) {
      throw new CommandError(
        `${code} is no code: 4 to 20 letters and figures, with hyphens between them.`,
      );
    }
    const name = requiredText(longestName).safeParse(title).data;
    if (name === undefined) {
      throw new CommandError(`A name has 1 to ${longestName} characters; put it in quotes.`);
    }
    const assigned = categories.length > 0 ? categories.map(categoryNamed) : categorySlugs;
    const assignedCategories = [...new Set(assigned)];
    if (!(await createOrganization(deps, { orgcode, name, assignedCategories }))) {
      throw new CommandError(`The code ${orgcode} is taken.`);
    }
    return `${name} has the code ${orgcode}. Its people assess: ${assignedCategories.join(', ')}.`;
  },
};

function categoryNamed(word: string) {
  const category = categorySchema.safeParse(word).data;
  if (category) return category;
  throw new CommandError(`There is no category ${word}. There are: ${categorySlugs.join(', ')}.`);
}
