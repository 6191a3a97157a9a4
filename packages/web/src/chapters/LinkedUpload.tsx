import { Link2, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { useCopy } from '../language/copy.ts'
import { UploadField, type UploadFieldProps } from '../uploads/UploadField.tsx'
import { field, other } from './LinkedUpload.css.ts'

export type LinkedUploadProps = Pick<UploadFieldProps, 'slot' | 'label' | 'error'> & {
  name: string
  place: string
  isRequired?: boolean
  /** The label while a link is typed. */
  linkLabel: string
  value: string
  isUploading: boolean
  onUploading: (file: File | undefined) => void
  onUploaded: (address: string) => void
  onLink: (link: string) => void
  onLinkLeft: () => void
}

/** A file that is uploaded, or a link to one in its place. */
export function LinkedUpload(props: LinkedUploadProps) {
  const { linkLabel, isUploading, onUploading, onUploaded, onLink, onLinkLeft, ...rest } = props
  const t = useCopy()
  const [chosen, setChosen] = useState<boolean>()
  const isLink = chosen ?? (rest.value !== '' && !rest.value.includes(objectsPath))
  return (
    <div className={field}>
      {isLink ? (
        <TextField
          name={rest.name}
          label={linkLabel}
          isRequired={rest.isRequired === true}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={rest.value}
          onChange={onLink}
          onBlur={onLinkLeft}
          error={rest.error}
        />
      ) : (
        <UploadField {...rest} onChange={onUploaded} onUploading={onUploading} />
      )}
      {!isUploading && (
        <div className={other}>
          <Button
            size="small"
            variant="quiet"
            icon={isLink ? <Upload size={14} /> : <Link2 size={14} />}
            onPress={() => setChosen(!isLink)}
          >
            {t(isLink ? 'chapters.useUpload' : 'chapters.useLink')}
          </Button>
        </div>
      )}
    </div>
  )
}
