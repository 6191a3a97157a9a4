import type { Translation } from '../copy/translate.ts'
import type { formsZh } from './forms.zh.ts'

export const formsEn: Translation<typeof formsZh> = {
  richText: {
    toolbar: 'Format',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'Bullets',
    numbers: 'Numbers',
    link: 'Link',
    unlink: 'Unlink',
    undo: 'Undo',
    redo: 'Redo',
    linkTitle: 'Link',
    linkDone: 'Set the link',
    address: 'Address',
    addressHint: 'Begins with https://',
    addressWrong: 'Not a link: it should begin with http:// or https://',
  },
}
