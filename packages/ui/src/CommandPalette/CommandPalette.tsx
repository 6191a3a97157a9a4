import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { FocusBack } from '../Focus/FocusBack.ts'
import { Highlight } from '../Highlight/Highlight.tsx'
import { dialog, finder, hint, input, line, list, modal, name, nothing, option, scrim } from './CommandPalette.css.ts'

export type PaletteCommand = {
  id: string
  label: string
  /** Beside the label: where it leads, what kind of record it is. */
  hint?: string
  /** Other ways to type it: pinyin, its initials, English. */
  keywords?: readonly string[]
  icon?: ReactNode
}

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

const withoutSpaces = (words: string) => words.replaceAll(/\s+/g, '')

function Finder(props: CommandPaletteProps) {
  const { onClose, label, placeholder, commands, records = none, onType, onPick, emptyText } = props
  const [typed, setTyped] = useState('')
  const { startsWith, contains } = useFilter({ sensitivity: 'base' })
  const wanted = withoutSpaces(typed)
  /** The less the better; undefined does not fit. What begins with the words comes before what holds them. */
  const rankOf = (command: PaletteCommand) => {
    const words = [command.label, ...(command.keywords ?? [])].map(withoutSpaces)
    const [first, held] = [startsWith, contains].map((fits) => words.findIndex((word) => fits(word, wanted)))
    if (first !== -1) return first === 0 ? 0 : 1
    return held === -1 ? undefined : held === 0 ? 2 : 3
  }
  const ranked = commands.flatMap((command) => {
    const rank = rankOf(command)
    return rank === undefined ? [] : [{ command, rank }]
  })
  const found = ranked.toSorted((one, other) => one.rank - other.rank).map(({ command }) => command)
  const shown = [...found, ...records]
  const frame = useRef<HTMLDivElement>(null)
  const pick = (id: string) => {
    onClose()
    onPick(id)
  }
  const press = (event: KeyboardEvent) => {
    // What was pasted has put the keyboard on nothing yet: Enter takes the first.
    const isOnOne = frame.current?.querySelector('[role=option][data-focused]')
    const [first] = shown
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isOnOne || first === undefined) return
    event.preventDefault()
    event.stopPropagation()
    pick(first.id)
  }
  return (
    <div ref={frame} className={finder} onKeyDownCapture={press}>
      <Autocomplete
        inputValue={typed}
        onInputChange={(value) => {
          setTyped(value)
          onType?.(value)
        }}
      >
        <TextField
          aria-label={label}
          className={line}
          // Of the field, which takes the focus by an effect, right before the dialog asks whether anything in it has it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a palette is opened to type into
          autoFocus
        >
          <Search size={18} />
          <Input
            className={input}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the Autocomplete says what it controls
            role="combobox"
            aria-expanded={shown.length > 0}
            placeholder={placeholder}
          />
        </TextField>
        <ListBox
          aria-label={label}
          className={list}
          items={shown}
          dependencies={[typed]}
          onAction={(id) => pick(String(id))}
        >
          {(command) => (
            <ListBoxItem id={command.id} textValue={command.label} className={option}>
              {command.icon}
              <span className={name}>
                <Highlight text={command.label} search={typed} />
              </span>
              {command.hint !== undefined && <span className={hint}>{command.hint}</span>}
            </ListBoxItem>
          )}
        </ListBox>
        {shown.length === 0 && (
          <p role="status" className={nothing}>
            {emptyText}
          </p>
        )}
      </Autocomplete>
    </div>
  )
}

const none: readonly PaletteCommand[] = []
