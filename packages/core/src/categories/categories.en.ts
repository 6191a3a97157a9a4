import type { Wording } from '../errors/wording.ts'
import type { categoryErrors } from './categories.errors.ts'

export const categoryErrorsEn: Record<keyof typeof categoryErrors, Wording> = {
  'category.name_taken': { says: 'Category names cannot repeat', fix: 'Choose another name.' },
  'category.limit': { says: 'There can be {{max}} categories at most', fix: 'Delete those that are not used.' },
  'category.parent_missing': {
    says: 'The parent category is not there',
    fix: 'It may have been deleted; choose again.',
  },
  'category.inside_itself': { says: 'A category cannot be moved below itself', fix: 'Choose another place.' },
  'category.too_deep': { says: 'Categories have {{max}} levels at most', fix: 'Put it one level higher.' },
  'category.missing': { says: 'The category is not there', fix: 'It may have been deleted; choose again.' },
}
