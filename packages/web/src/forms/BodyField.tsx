import { RichTextField, type RichTextFieldProps } from '@icss/ui/RichText/RichTextField.tsx'
import { memo } from 'react'
import { useCopy } from '../language/copy.ts'

export type BodyFieldProps = Omit<RichTextFieldProps, 'labels'>

/** A body with a little formatting, in the words of the product. */
export const BodyField = memo(function BodyField(props: BodyFieldProps) {
  const t = useCopy()
  return (
    <RichTextField
      {...props}
      labels={{
        toolbar: t('forms.richText.toolbar'),
        bold: t('forms.richText.bold'),
        italic: t('forms.richText.italic'),
        bullets: t('forms.richText.bullets'),
        numbers: t('forms.richText.numbers'),
        link: t('forms.richText.link'),
        unlink: t('forms.richText.unlink'),
        undo: t('forms.richText.undo'),
        redo: t('forms.richText.redo'),
        linkDialog: {
          title: t('forms.richText.linkTitle'),
          close: t('shell.close'),
          cancel: t('shell.cancel'),
          done: t('forms.richText.linkDone'),
          address: t('forms.richText.address'),
          hint: t('forms.richText.addressHint'),
          wrong: t('forms.richText.addressWrong'),
        },
      }}
    />
  )
})
