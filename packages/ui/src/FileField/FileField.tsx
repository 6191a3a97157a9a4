import { Upload } from 'lucide-react'
import { memo, useId } from 'react'
import { Button } from '../Button/Button.tsx'
import { hidden } from '../Field/Field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { list, table, zone } from './FileField.css.ts'
import { type FileItem, FileRow, type FileRowLabels } from './FileRow.tsx'
import { type FileIntake, useFileIntake } from './useFileIntake.ts'
import { useFocusInside } from './useFocusInside.ts'

export type FileFieldProps = Omit<FieldProps, 'isLabelHidden'> &
  Omit<FileIntake, 'onlyOne' | 'isDisabled'> & {
    /** What the system's picker offers: `.mp4,.mkv` or `image/*`. */
    accept?: string
    /** What has been picked, on its way or there. */
    items?: readonly FileItem[]
    /** How far a file came that has to be picked again; stands beside an error as well. */
    note?: string | undefined
    labels: FileRowLabels & {
      pick: string
      /** Beside the button: “或拖到这里、粘贴”. */
      drop: string
      /** Said when several came for a single place. */
      onlyOne: (count: number) => string
    }
  }

/** Files and videos by picking, dropping or pasting. Who sends them is the caller; this shows how it goes. */
export const FileField = memo(function FileField(props: FileFieldProps) {
  const { label, description, error, isRequired = false, isDisabled = false, name } = props
  const { accept, isMultiple = false, check, onPick, items = none, note, labels } = props
  const id = useId()
  const intake = useFileIntake({ check, isMultiple, isDisabled, onlyOne: labels.onlyOne, onPick })
  const inside = useFocusInside<HTMLDivElement>()
  const problem = intake.refused ?? error
  const isMany = items.length > few
  const isFull = !isMultiple && items.length > 0
  return (
    <FieldFrame
      id={id}
      label={label}
      isRequired={isRequired}
      description={description}
      error={problem}
      note={note}
      {...(name === undefined ? {} : { name })}
    >
      <div {...inside} className={list}>
        {items.length > 0 && (
          <ul className={isMany ? table : list}>
            {items.map((item) => (
              <FileRow key={item.id} {...item} isInTable={isMany} labels={labels} />
            ))}
          </ul>
        )}
        {!isFull && (
          <div
            className={zone}
            data-over={intake.isOver ? '' : undefined}
            data-invalid={problem === undefined ? undefined : ''}
            data-disabled={isDisabled ? '' : undefined}
            {...intake.zone}
          >
            <Button
              size="small"
              icon={<Upload size={14} />}
              isDisabled={isDisabled}
              onPress={intake.open}
              aria-describedby={note === undefined ? `${id}-about` : `${id}-note ${id}-about`}
            >
              {labels.pick}
            </Button>
            <span>{labels.drop}</span>
            <input {...intake.input} aria-label={label} className={hidden} accept={accept} />
          </div>
        )}
      </div>
    </FieldFrame>
  )
})

/** Up to so many files have room to breathe; more are rows of a table. */
const few = 5

const none: readonly FileItem[] = []
