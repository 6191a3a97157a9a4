import * as z from 'zod/mini'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { maxCaption, type NewsPicture, newsPictureDraft } from '@icss/core/news/news.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useForm } from '../forms/useForm.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

const schema = z.pick(newsPictureDraft, { caption: true })

export type CaptionDialogProps = {
  newsId: string
  picture: NewsPicture
  onClose: () => void
  onSaved: (picture: NewsPicture) => void
}

/** The words below a picture. */
export function CaptionDialog({ newsId, picture, onClose, onSaved }: CaptionDialogProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { news } = useClient()
  const form = useForm<typeof schema, NewsPicture>({
    schema,
    saved: { caption: picture.caption },
    save: (body) => news.changePicture({ params: { id: newsId, newsPictureId: picture.id }, body }),
    onSaved,
  })
  const { values, errors, change } = form
  const error = inOneLine(errors['caption'])
  return (
    <FormDialog title={t('news.pictures.caption')} form={form} onClose={onClose}>
      <TextField
        name="caption"
        label={t('news.pictures.caption')}
        value={values.caption ?? ''}
        onChange={(caption) => change({ caption })}
        maxLength={maxCaption}
        {...(error === undefined ? {} : { error })}
      />
    </FormDialog>
  )
}
