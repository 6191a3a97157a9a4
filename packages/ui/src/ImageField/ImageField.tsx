import { CircleAlert, Crop as CropIcon, ImagePlus, Trash2, Upload } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { hidden } from '../Field/Field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { useFileIntake } from '../FileField/useFileIntake.ts'
import { useFocusInside } from '../FileField/useFocusInside.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Size } from '../ImageCrop/crop.ts'
import { ImageCropDialog, type ImageCropLabels } from '../ImageCrop/ImageCropDialog.tsx'
import { useMissing } from '../LazyImage/useMissing.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { acts, empty, photo, slot, slots, state, veil } from './ImageField.css.ts'

export type ImageValue = {
  /** Address of what is there, or of the picked file while it is on its way. */
  src: string
  /** 0 to 100 while it is being sent. */
  percent?: number
  /** “120 kB / 480 kB”. */
  detail?: string
  error?: string
  onCancel?: () => void
  onResume?: () => void
}

export type ImageFieldProps = Omit<FieldProps, 'isLabelHidden'> & {
  value: ImageValue | null
  /** A file that passed `check`, cut to `target` when there is one. */
  onPick: (file: File) => void
  onRemove: () => void
  check?: (file: File) => string | undefined
  accept?: string
  /** Pixels that the place wants; what is picked is cut to them. */
  target?: Size
  /** Bytes that a cut jpg is pressed to. */
  maxBytes?: number
  labels: {
    /** Said of what is shown: “封面”. */
    picture: string
    pick: string
    replace: string
    drop: string
    remove: string
    cancel: string
    resume: string
    sending: string
    onlyOne: (count: number) => string
    /** Needed with `target`. */
    crop?: ImageCropLabels
  }
}

/** The place of one picture: pick, drop or paste; cut to its size; see it come; replace it or take it away. */
export const ImageField = memo(function ImageField(props: ImageFieldProps) {
  const { label, description, error, isRequired = false, isDisabled = false, name } = props
  const { value, onPick, onRemove, check, accept = 'image/jpeg,image/png', target, maxBytes, labels } = props
  const id = useId()
  const [toCut, setToCut] = useState<File>()
  const { isMissing, watch } = useMissing(value?.src)
  const mustCut = target !== undefined && labels.crop !== undefined
  const intake = useFileIntake({
    check,
    isDisabled,
    onlyOne: labels.onlyOne,
    onPick: ([file]) => file !== undefined && (mustCut ? setToCut(file) : onPick(file)),
  })
  const inside = useFocusInside<HTMLDivElement>()
  const isSending = value?.percent !== undefined
  const ratio = target === undefined ? 4 / 3 : target.width / target.height
  return (
    <FieldFrame
      id={id}
      label={label}
      isRequired={isRequired}
      description={description}
      error={intake.refused ?? value?.error ?? error}
      {...(name === undefined ? {} : { name })}
    >
      <div className={slots} {...intake.zone}>
        <div
          className={slot}
          style={{ aspectRatio: ratio, width: Math.round(ratio >= 1 ? Math.min(240, 168 * ratio) : 168 * ratio) }}
          data-over={intake.isOver ? '' : undefined}
          data-invalid={(intake.refused ?? value?.error ?? error) === undefined ? undefined : ''}
          data-empty={value === null ? '' : undefined}
          data-disabled={isDisabled ? '' : undefined}
        >
          {value === null && (
            <div className={empty}>
              <ImagePlus size={20} />
              {target !== undefined && (
                <span>
                  {target.width} × {target.height}
                </span>
              )}
            </div>
          )}
          {value !== null &&
            (isMissing ? (
              <div className={empty} role="img" aria-label={labels.picture}>
                <CircleAlert size={20} />
              </div>
            ) : (
              <img className={photo} src={value.src} alt={labels.picture} {...watch} />
            ))}
          {isSending && (
            <div className={veil}>
              <ProgressBar
                label={labels.sending}
                value={value.percent ?? 0}
                {...(value.detail === undefined ? {} : { count: value.detail })}
              />
            </div>
          )}
        </div>
        <div {...inside} className={acts}>
          {value?.onCancel !== undefined && (
            <Button size="small" onPress={value.onCancel}>
              {labels.cancel}
            </Button>
          )}
          {value?.onResume !== undefined && (
            <Button size="small" variant="primary" onPress={value.onResume}>
              {labels.resume}
            </Button>
          )}
          {!isSending && (
            <Button
              size="small"
              icon={mustCut && value !== null ? <CropIcon size={14} /> : <Upload size={14} />}
              isDisabled={isDisabled}
              onPress={intake.open}
              aria-describedby={`${id}-about`}
            >
              {value === null ? labels.pick : labels.replace}
            </Button>
          )}
          {value !== null && !isSending && (
            <IconButton
              size="small"
              variant="danger"
              label={labels.remove}
              icon={<Trash2 size={16} />}
              isDisabled={isDisabled}
              onPress={onRemove}
            />
          )}
          <span className={state}>{labels.drop}</span>
        </div>
        <input {...intake.input} aria-label={label} className={hidden} accept={accept} />
      </div>
      {toCut !== undefined && mustCut && (
        <ImageCropDialog
          file={toCut}
          target={target}
          maxBytes={maxBytes}
          labels={labels.crop as ImageCropLabels}
          onClose={() => setToCut(undefined)}
          onDone={(file) => {
            setToCut(undefined)
            onPick(file)
          }}
        />
      )}
    </FieldFrame>
  )
})
