import { RichTextField, type RichTextFieldProps } from '@icss/ui/RichText/RichTextField.tsx'
import { memo } from 'react'
import { useTextPictures } from '../uploads/useTextPictures.ts'
import { useCopy } from '../language/copy.ts'

export type BodyFieldProps = Omit<RichTextFieldProps, 'labels' | 'pictures'>

/** A body with a little formatting, in the words of the product. */
export const BodyField = memo(function BodyField(props: BodyFieldProps) {
  const t = useCopy()
  const pictures = useTextPictures()
  return (
    <RichTextField
      {...props}
      pictures={pictures}
      labels={{
        toolbar: t('forms.richText.toolbar'),
        bold: t('forms.richText.bold'),
        italic: t('forms.richText.italic'),
        underline: t('forms.richText.underline'),
        level: t('forms.richText.level'),
        levels: [
          t('forms.richText.paragraph'),
          ...[1, 2, 3].map((level) => t('forms.richText.heading', { level: String(level) })),
        ],
        picture: t('forms.richText.picture'),
        table: t('forms.richText.table'),
        tables: {
          insertTable: t('forms.richText.insertTable'),
          addRow: t('forms.richText.addRow'),
          addColumn: t('forms.richText.addColumn'),
          deleteRow: t('forms.richText.deleteRow'),
          deleteColumn: t('forms.richText.deleteColumn'),
          deleteTable: t('forms.richText.deleteTable'),
        },
        pasted: {
          waiting: (count) => t('forms.richText.waiting', { count }),
          missing: (count) => t('forms.richText.missing', { count }),
          lost: t('forms.richText.lost'),
          tooLong: t('forms.richText.tooLong'),
        },
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
