import { Plus, Trash2 } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import * as styles from './LineFields.css.ts'

/** A field of each line. */
export interface LinePart<Part extends string> {
  readonly part: Part
  readonly label: string
  readonly maxLength: number
  readonly isOptional?: boolean
  readonly placeholder?: string
  readonly inputMode?: 'url'
}

type Line<Part extends string> = { [P in Part]?: string | undefined }

export type LineFieldsProps<Part extends string> = {
  /** The field of the draft that holds the lines. */
  name: string
  parts: readonly LinePart<Part>[]
  lines: readonly Line<Part>[]
  max: number
  /** By which part a line is called. */
  calledBy: Part
  words: { readonly add: string; readonly remove: string; readonly empty: string }
  onChange: (lines: Line<Part>[]) => void
  errorAt: (path: string) => string | undefined
  /** Lays out a line. */
  className: string
}

/** A list of a few lines of text fields, such as a programme, in their order. */
export function LineFields<Part extends string>({
  name,
  parts,
  lines,
  max,
  calledBy,
  words,
  onChange,
  errorAt,
  className,
}: LineFieldsProps<Part>) {
  const change = (at: number, part: Part, value: string) =>
    onChange(lines.map((line, i) => (i === at ? { ...line, [part]: value } : line)))
  const blank = Object.fromEntries(parts.map(({ part }) => [part, ''])) as Line<Part>
  return (
    <div className={styles.lines}>
      {lines.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      {lines.map((line, at) => (
        // A line has no identity of its own beside its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={className}>
          {parts.map(({ part, isOptional = false, ...field }) => (
            <TextField
              key={part}
              {...field}
              name={`${name}.${at}.${part}`}
              isRequired={!isOptional}
              value={line[part] ?? ''}
              onChange={(value) => change(at, part, value)}
              error={errorAt(`${name}.${at}.${part}`)}
            />
          ))}
          <IconButton
            label={`${words.remove} ${line[calledBy] || String(at + 1)}`}
            icon={<Trash2 size={16} />}
            onPress={() => onChange(lines.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      <div>
        <Button icon={<Plus size={16} />} isDisabled={lines.length >= max} onPress={() => onChange([...lines, blank])}>
          {words.add}
        </Button>
      </div>
    </div>
  )
}
