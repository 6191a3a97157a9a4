import { Bold, Italic, Link2, Link2Off, List, ListOrdered, Redo2, Undo2 } from 'lucide-react'
import { memo, type ReactNode, useId, useRef, useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Counter } from '../Field/Counter.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { LinkDialog, type LinkDialogLabels } from './LinkDialog.tsx'
import { bar, gap, page as pageStyle, place, sheet, tool } from './RichText.css.ts'
import { commands, useEditor } from './useEditor.ts'

export type RichTextFieldProps = Omit<FieldProps, 'isLabelHidden'> & {
  /** Safe HTML of paragraphs, lists, bold, italic and links; empty when there are no words. */
  value: string
  onChange: (html: string) => void
  /** Shows a counter of the words in code points; longer text is not cut. */
  maxLength?: number
  placeholder?: string
  labels: {
    toolbar: string
    bold: string
    italic: string
    bullets: string
    numbers: string
    link: string
    unlink: string
    undo: string
    redo: string
    linkDialog: LinkDialogLabels
  }
}

/** A body with a little formatting. What is pasted keeps only what a body may hold. */
export const RichTextField = memo(function RichTextField(props: RichTextFieldProps) {
  const { label, description, error, isRequired = false, isDisabled = false, name } = props
  const { value, onChange, maxLength, placeholder = '', labels } = props
  const id = useId()
  const page = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const { now, run, setLink } = useEditor({
    page,
    value,
    onChange,
    isDisabled,
    onLink: () => setLinking(true),
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
      aside={maxLength !== undefined && <Counter value={now.words} max={maxLength} />}
    >
      <div
        className={sheet}
        data-invalid={error === undefined ? undefined : ''}
        data-disabled={isDisabled ? '' : undefined}
      >
        <Toolbar aria-label={labels.toolbar} className={bar}>
          {toggle(labels.bold, <Bold size={16} />, now.bold, 'bold')}
          {toggle(labels.italic, <Italic size={16} />, now.italic, 'italic')}
          <span className={gap} />
          {toggle(labels.bullets, <List size={16} />, now.bullets, 'bullets')}
          {toggle(labels.numbers, <ListOrdered size={16} />, now.numbers, 'numbers')}
          <span className={gap} />
          {button(labels.link, <Link2 size={16} />, false, () => setLinking(true))}
          {button(labels.unlink, <Link2Off size={16} />, !now.link, () => run(commands.unlink))}
          <span className={gap} />
          {button(labels.undo, <Undo2 size={16} />, !now.canUndo, () => run(commands.undo))}
          {button(labels.redo, <Redo2 size={16} />, !now.canRedo, () => run(commands.redo))}
        </Toolbar>
        <div className={place}>
          <div ref={page} className={pageStyle} data-empty={now.words === '' ? '' : undefined} />
        </div>
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
