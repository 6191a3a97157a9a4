import type { Translation } from '../copy/translate.ts'
import type { formsZh } from './forms.zh.ts'

export const formsEn: Translation<typeof formsZh> = {
  clash: {
    changed:
      'Somebody else changed it while you were editing. What you filled in is still here, and nothing was overwritten.',
    takeTheirs: 'Load the latest',
    keepMine: 'Save mine',
    gone: 'Somebody else has deleted it. What you filled in is still here.',
    saveNew: 'Save as a new one',
  },
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
