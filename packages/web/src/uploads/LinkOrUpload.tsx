import { Link2, Upload } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { useCopy } from '../language/copy.ts'
import { field as fieldStyle, other } from './LinkOrUpload.css.ts'
import { UploadField, type UploadFieldProps } from './UploadField.tsx'

export type LinkOrUploadProps = UploadFieldProps & {
  /** Names the field of the link. */
  linkLabel: string
  /** Told a link as it is typed; else as what is uploaded. */
  onLink?: (link: string) => void
  /** The field of the link was left. */
  onLinkLeft?: () => void
  isUploading?: boolean
}

/** A file that is uploaded, or a link to one in its place. */
export const LinkOrUpload = memo(function LinkOrUpload(props: LinkOrUploadProps) {
  const { linkLabel, onLink = props.onChange, onLinkLeft, isUploading = false, ...upload } = props
  const { name, isRequired = false, description, error, value } = upload
  const t = useCopy()
  const [chosen, setChosen] = useState<boolean>()
  const isLink = chosen ?? (value !== '' && !value.includes(objectsPath))
  return (
    <div className={fieldStyle}>
      {isLink ? (
        <TextField
          {...(name === undefined ? {} : { name })}
          {...(description === undefined ? {} : { description })}
          label={linkLabel}
          isRequired={isRequired}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={value}
          onChange={onLink}
          {...(onLinkLeft ? { onBlur: onLinkLeft } : {})}
          error={error}
        />
      ) : (
        <UploadField {...upload} />
      )}
      {!isUploading && (
        <div className={other}>
          <Button
            size="small"
            variant="quiet"
            icon={isLink ? <Upload size={14} /> : <Link2 size={14} />}
            onPress={() => setChosen(!isLink)}
          >
            {t(isLink ? 'uploads.useUpload' : 'uploads.useLink')}
          </Button>
        </div>
      )}
    </div>
  )
})
