import type { FilterWords } from '../commands/filters.ts'

/** Narrows a list to a category. */
export const categoryFilter: FilterWords = {
  option: 'category',
  value: 'id',
  text: { zh: '分类编号，连同下级；none 为未分类', en: 'id of a category, with those below it; none for none' },
}
