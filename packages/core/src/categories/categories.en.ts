import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { categoryErrors } from './categories.errors.ts'
import type { categoriesZh } from './categories.zh.ts'

export const categoriesEn: Translation<typeof categoriesZh> = {
  kinds: {
    course: {
      title: 'Course categories',
      empty: { title: 'No course categories yet', text: 'Add one to sort courses into.' },
      members: 'Show its courses',
      unclassified: 'Unclassified',
      add: 'New category',
      name: 'Name of the category',
      deleteTitle: 'Delete category',
      deleteText_one:
        'The category “{{name}}” will be deleted. Its {{count}} course becomes unclassified, the categories below it move up one level.',
      deleteText_other:
        'The category “{{name}}” will be deleted. Its {{count}} courses become unclassified, the categories below it move up one level.',
    },
    tutor: {
      title: 'Tutor categories',
      empty: { title: 'No tutor categories yet', text: 'Add one to sort tutors into.' },
      members: 'Show its tutors',
      unclassified: 'Unclassified',
      add: 'New category',
      name: 'Name of the category',
      deleteTitle: 'Delete category',
      deleteText_one:
        'The category “{{name}}” will be deleted. Its {{count}} tutor becomes unclassified, the categories below it move up one level.',
      deleteText_other:
        'The category “{{name}}” will be deleted. Its {{count}} tutors become unclassified, the categories below it move up one level.',
    },
    file: {
      title: 'File groups',
      empty: { title: 'No file groups yet', text: 'Add one to sort files into.' },
      members: 'Show its files',
      unclassified: 'No group',
      add: 'New group',
      name: 'Name of the group',
      deleteTitle: 'Delete group',
      deleteText_one:
        'The group “{{name}}” will be deleted. Its {{count}} file belongs to no group then, the groups below it move up one level.',
      deleteText_other:
        'The group “{{name}}” will be deleted. Its {{count}} files belong to no group then, the groups below it move up one level.',
    },
  },
  count: '{{count}} of {{max}}',
  level: 'Level',
  members: 'Holds',
  addBelow: 'New one below',
  rename: 'Rename',
  remove: 'Delete',
  up: 'Move up',
  down: 'Move down',
  inwards: 'Move into the one above',
  outwards: 'Move out',
  more: 'Acts on {{name}}',
  moved: '{{name}} is now number {{place}}',
  movedBelow: '{{name}} is now number {{place}} in {{parent}}',
  hint: '{{levels}} levels at most; drag, or move by the menu of each.',
}

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
  'category.path': {
    says: 'The path of the category is not well formed',
    fix: 'Write “upper / lower”; write a / within a name as \\/.',
  },
  'category.elsewhere': {
    says: 'There is a “{{name}}” already, whose path is “{{path}}”; names cannot repeat',
    fix: 'Use that path, or move it first.',
  },
}
