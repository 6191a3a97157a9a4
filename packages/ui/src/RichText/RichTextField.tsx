import {
  Bold,
  Heading,
  ImagePlus,
  Italic,
  Link2,
  Link2Off,
  List,
  ListOrdered,
  Redo2,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { memo, type ReactNode, useId, useRef, useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Counter } from '../Field/Counter.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { LinkDialog, type LinkDialogLabels } from './LinkDialog.tsx'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Menu } from '../Menu/Menu.tsx'
import type { RichTextDocument } from './document.ts'
import { imagesIn, type RichTextPictures } from './pictures.ts'
import { bar, gap, note as noteStyle, page as pageStyle, place, sheet, tool } from './RichText.css.ts'
import type { Taken } from './Pasting.ts'
import { commands, setLevel, useEditor } from './useEditor.ts'

export type RichTextFieldProps = Omit<FieldProps, 'isLabelHidden'> & {
  /** A document, or words alone; an empty one is the empty string. */
  value: RichTextDocument | string
  onChange: (value: RichTextDocument | '') => void
  /** How pictures come in; without it none do. */
  pictures?: RichTextPictures
  /** Shows a counter of the words in code points; longer text is not cut. */
  maxLength?: number
  placeholder?: string
  labels: {
    toolbar: string
    bold: string
    italic: string
    underline: string
    level: string
    /** 正文, 标题 1, 标题 2, 标题 3. */
    levels: readonly string[]
    table: string
    tables: Record<'insertTable' | 'addRow' | 'addColumn' | 'deleteRow' | 'deleteColumn' | 'deleteTable', string>
    picture: string
    /** What is said of pasting. */
    pasted: {
      waiting: (count: number) => string
      missing: (count: number) => string
      lost: string
      tooLong: string
    }
    bullets: string
    numbers: string
    link: string
    unlink: string
    undo: string
    redo: string
    linkDialog: LinkDialogLabels
  }
}

const tableCommands = ['insertTable', 'addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const

const saidOf = (
  { waiting, missing, isContentLost, isTooLong }: Taken,
  words: RichTextFieldProps['labels']['pasted'],
): string[] => [
  ...(waiting > 0 ? [words.waiting(waiting)] : []),
  ...(missing > 0 ? [words.missing(missing)] : []),
  ...(isContentLost ? [words.lost] : []),
  ...(isTooLong ? [words.tooLong] : []),
]

/** A body with a little formatting. What is pasted keeps only what a body may hold. */
export const RichTextField = memo(function RichTextField(props: RichTextFieldProps) {
  const { label, description, error, isRequired = false, isDisabled = false, name } = props
  const { value, onChange, maxLength, placeholder = '', labels, pictures } = props
  const id = useId()
  const page = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const [taken, setTaken] = useState<Taken>()
  const { now, run, setLink, addPictures } = useEditor({
    page,
    value,
    onChange,
    isDisabled,
    onLink: () => setLinking(true),
    pictures,
    onTaken: setTaken,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-about`,
      'aria-required': String(isRequired),
      'aria-invalid': String(error !== undefined),
      'aria-disabled': String(isDisabled),
      'data-placeholder': placeholder,
      ...(isDisabled ? {} : { tabindex: '0' }),
    },
  })
  const toggle = (words: string, icon: ReactNode, isOn: boolean, act: keyof typeof commands) => (
    <Tooltip text={words}>
      <ToggleButton
        className={tool}
        aria-label={words}
        isSelected={isOn}
        isDisabled={isDisabled}
        onChange={() => run(commands[act])}
      >
        {icon}
      </ToggleButton>
    </Tooltip>
  )
  const button = (words: string, icon: ReactNode, isOff: boolean, act: () => void) => (
    <Tooltip text={words}>
      <AriaButton className={tool} aria-label={words} isDisabled={isDisabled || isOff} onPress={act}>
        {icon}
      </AriaButton>
    </Tooltip>
  )
  return (
    <FieldFrame
      id={id}
      label={label}
      isRequired={isRequired}
      description={description}
      error={error}
      {...(name === undefined ? {} : { name })}
      aside={maxLength !== undefined && <Counter value={now.words.replaceAll('\t', '')} max={maxLength} />}
    >
      <div
        className={sheet}
        data-invalid={error === undefined ? undefined : ''}
        data-disabled={isDisabled ? '' : undefined}
      >
        <Toolbar aria-label={labels.toolbar} className={bar}>
          <Menu
            label={labels.level}
            trigger={
              <AriaButton className={tool} aria-label={labels.level} isDisabled={isDisabled}>
                <Heading size={16} />
              </AriaButton>
            }
            items={labels.levels.map((name, level) => ({ id: String(level), label: name }))}
            chosen={String(now.level)}
            onChoose={(level) => run(setLevel(Number(level)))}
          />
          {toggle(labels.bold, <Bold size={16} />, now.bold, 'bold')}
          {toggle(labels.italic, <Italic size={16} />, now.italic, 'italic')}
          {toggle(labels.underline, <Underline size={16} />, now.underline, 'underline')}
          <span className={gap} />
          {toggle(labels.bullets, <List size={16} />, now.bullets, 'bullets')}
          {toggle(labels.numbers, <ListOrdered size={16} />, now.numbers, 'numbers')}
          <span className={gap} />
          {button(labels.link, <Link2 size={16} />, false, () => setLinking(true))}
          {button(labels.unlink, <Link2Off size={16} />, !now.link, () => run(commands.unlink))}
          {pictures && (
            <FileTrigger
              acceptedFileTypes={['image/png', 'image/jpeg', 'image/webp', 'image/gif']}
              allowsMultiple
              onSelect={(files) => addPictures(imagesIn(files))}
            >
              <AriaButton className={tool} aria-label={labels.picture} isDisabled={isDisabled}>
                <ImagePlus size={16} />
              </AriaButton>
            </FileTrigger>
          )}
          <Menu
            label={labels.table}
            trigger={
              <AriaButton className={tool} aria-label={labels.table} isDisabled={isDisabled}>
                <Table size={16} />
              </AriaButton>
            }
            items={tableCommands.map((id) => ({
              id,
              label: labels.tables[id],
              isDisabled: (id === 'insertTable') === now.isInTable,
              isDanger: id === 'deleteTable',
              onPress: () => run(commands[id]),
            }))}
          />
          <span className={gap} />
          {button(labels.undo, <Undo2 size={16} />, !now.canUndo, () => run(commands.undo))}
          {button(labels.redo, <Redo2 size={16} />, !now.canRedo, () => run(commands.redo))}
        </Toolbar>
        <div className={place}>
          <div ref={page} className={pageStyle} data-empty={now.isEmpty ? '' : undefined} />
        </div>
      </div>
      <div role="status" className={noteStyle}>
        {taken && saidOf(taken, labels.pasted).join(' ')}
      </div>
      {isLinking && (
        <LinkDialog
          initial={now.href}
          labels={labels.linkDialog}
          onClose={() => setLinking(false)}
          onDone={(href) => {
            setLinking(false)
            setLink(href)
          }}
        />
      )}
    </FieldFrame>
  )
})
