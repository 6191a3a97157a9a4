import { ruleAt } from '../rules/rule.ts'

/** Flags come from a template or are set one by one, never both (personal-centre.md). */
export const templateOrOwn = ruleAt<{ templateId: string; ownFlags: boolean[] | null }>(
  'ownFlags',
  'account.template_or_own',
  // A list is no primitive, so it is met as undefined.
  ({ templateId, ownFlags }) => !templateId || ownFlags === null,
)
