import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { FocusBack } from '../Focus/FocusBack.ts'
import { Highlight } from '../Highlight/Highlight.tsx'
import { dialog, hint, input, line, list, modal, name, nothing, option, scrim } from './CommandPalette.css.ts'
import { type Command, found } from './found.ts'

export type PaletteCommand = Command & { icon?: ReactNode }

export type CommandPaletteProps = {
  isOpen: boolean
  onClose: () => void
  label: string
  placeholder: string
  /** Screens and acts; the palette looks through them itself. */
  commands: readonly PaletteCommand[]
  /** Records that the caller has looked up for the typed words; shown after the commands as they come. */
  records?: readonly PaletteCommand[]
  onType?: (typed: string) => void
  onPick: (id: string) => void
  emptyText: string
}

/** Goes anywhere by a few letters: Chinese, pinyin initials or English. Opened with Ctrl or ⌘ K. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <ModalOverlay
      className={scrim}
      isDismissable
      isOpen={props.isOpen}
      onOpenChange={(next) => !next && props.onClose()}
    >
      <Modal className={modal}>
        <Dialog className={dialog} aria-label={props.label}>
          <FocusBack />
          <Finder {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Finder({
  onClose,
  label,
  placeholder,
  commands,
  records = none,
  onType,
  onPick,
  emptyText,
}: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const shown = [...found(commands, typed), ...records]

  const pick = (command: PaletteCommand | undefined) => {
    if (command === undefined) return
    onClose()
    onPick(command.id)
  }
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault()
    const at = (to + shown.length) % Math.max(1, shown.length)
    setActive(at)
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(event, active + 1)
    if (event.key === 'ArrowUp') move(event, active - 1)
    if (event.key === 'Home') move(event, 0)
    if (event.key === 'End') move(event, shown.length - 1)
    if (event.key === 'Enter') pick(shown[active])
  }
  return (
    <>
      <div className={line}>
        <Search size={18} />
        <input
          className={input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a palette is opened to type into
          autoFocus
          role="combobox"
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
            onType?.(event.target.value)
          }}
          onKeyDown={press}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={list}>
        {shown.map((command, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the input, which hears the keys
          <div
            key={command.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={option}
            onPointerMove={() => setActive(at)}
            onClick={() => pick(command)}
          >
            {command.icon}
            <span className={name}>
              <Highlight text={command.label} search={typed} />
            </span>
            {command.hint !== undefined && <span className={hint}>{command.hint}</span>}
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p role="status" className={nothing}>
          {emptyText}
        </p>
      )}
    </>
  )
}

const none: readonly PaletteCommand[] = []
