import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { savedViewErrors } from './saved-views.errors.ts'
import type { savedViewsZh } from './saved-views.zh.ts'

export const savedViewsEn: Translation<typeof savedViewsZh> = {
  title: 'Saved views',
  none: 'Keep the filters and order of now under a name, and be back in one step.',
  name: 'Name of the view',
  save: 'Save this view',
  remove: 'Delete the view “{{name}}”',
  saved: 'View “{{name}}” saved',
  removed: 'View “{{name}}” deleted',
  outdated: 'View “{{name}}” no longer works: its filters are not valid any more, and the list stays as it is',
}

export const savedViewErrorsEn: Record<keyof typeof savedViewErrors, Wording> = {
  'saved_view.limit': { says: 'There are {{max}} saved views already', fix: 'Delete one that you do not use.' },
}
