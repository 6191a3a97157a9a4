import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
} from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RichTextDocument } from './document.ts'
import { Pasting, type Taken } from './Pasting.ts'
import type { RichTextPictures } from './pictures.ts'
import { isEmpty, readValue, schema, wordsOf, writeValue } from './schema.ts'

const { strong, em, underline, link } = schema.marks
const {
  bullet_list: bullets,
  ordered_list: numbers,
  list_item: point,
  hard_break: lineBreak,
  heading,
  paragraph,
} = schema.nodes
const { table, table_row: tableRow, table_cell: tableCell, table_header: tableHead } = schema.nodes

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView())
  return true
}

/** The level of the heading in which one stands; 0 in a paragraph. */
const levelAt = ({ selection: { $from } }: EditorState): number =>
  $from.parent.type === heading ? Number($from.parent.attrs['level']) : 0

/** Makes what is chosen a heading of that level, or a paragraph of level 0. */
export const setLevel = (level: number): Command =>
  level === 0 ? setBlockType(paragraph) : setBlockType(heading, { level })

const listAround = (state: EditorState) => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth)
    if (type === bullets || type === numbers) return { type, at: $from.before(depth) }
  }
  return undefined
}

/** Makes a list of what is chosen, turns the other kind into this one, or ends the list. */
const toggleList =
  (type: typeof bullets): Command =>
  (state, dispatch, view) => {
    const list = listAround(state)
    if (list === undefined) return wrapInList(type)(state, dispatch, view)
    if (list.type === type) return liftListItem(point)(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(list.at, type))
    return true
  }

/** A table of three rows and columns, the first row its heads; one stands in its first cell. */
const insertTable: Command = (state, dispatch) => {
  const row = (type: typeof tableCell) =>
    tableRow.create(
      null,
      Array.from({ length: 3 }, () => type.create(null, paragraph.create())),
    )
  const made = table.create(null, [row(tableHead), row(tableCell), row(tableCell)])
  if (isInTable(state)) return false
  if (dispatch) {
    const change = state.tr.replaceSelectionWith(made)
    const at = change.doc.resolve(Math.max(0, change.selection.from - made.nodeSize + 1))
    dispatch(change.setSelection(TextSelection.near(at)).scrollIntoView())
  }
  return true
}

export const commands = {
  bold: toggleMark(strong, null, { removeWhenPresent: false }),
  italic: toggleMark(em, null, { removeWhenPresent: false }),
  underline: toggleMark(underline, null, { removeWhenPresent: false }),
  bullets: toggleList(bullets),
  numbers: toggleList(numbers),
  unlink: toggleMark(link),
  insertTable,
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
  undo,
  redo,
} satisfies Record<string, Command>

/** All that is chosen has it, or what will be typed here. */
function hasMark(state: EditorState, type: typeof strong) {
  const { from, $from, to, empty } = state.selection
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  let hasWords = false
  let hasAll = true
  state.doc.nodesBetween(from, to, (node) => {
    if (!node.isText) return
    hasWords = true
    if (type.isInSet(node.marks) === undefined) hasAll = false
  })
  return hasWords && hasAll
}

/** What the toolbar shows of where one stands. */
function standing(state: EditorState) {
  const list = listAround(state)?.type
  const linked = state.selection.$from.marks().find((mark) => mark.type === link) ?? undefined
  return {
    words: wordsOf(state.doc).trim(),
    isEmpty: isEmpty(state.doc),
    bold: hasMark(state, strong),
    italic: hasMark(state, em),
    underline: hasMark(state, underline),
    level: levelAt(state),
    bullets: list === bullets,
    numbers: list === numbers,
    link: state.doc.rangeHasMark(state.selection.from, state.selection.to, link) || linked !== undefined,
    href: linked === undefined ? '' : String(linked.attrs['href']),
    isInTable: isInTable(state),
    canUndo: undo(state),
    canRedo: redo(state),
  }
}

/** Marks a change that is not the person's. */
const fromElsewhere = 'from elsewhere'

type EditorProps = {
  page: RefObject<HTMLDivElement | null>
  value: RichTextDocument | string
  onChange: (value: RichTextDocument | '') => void
  isDisabled: boolean
  attributes: Record<string, string>
  onLink: () => void
  pictures: RichTextPictures | undefined
  /** Told what did not come along with what was pasted. */
  onTaken: (taken: Taken) => void
}

/** The editor in `page`. It follows `value` when that comes from elsewhere than its own typing. */
export function useEditor({ page, value, onChange, isDisabled, attributes, onLink, pictures, onTaken }: EditorProps) {
  const pasting = useRef<Pasting>(undefined)
  const view = useRef<EditorView>(undefined)
  const written = useRef(value)
  const [state, setState] = useState(() => EditorState.create({ doc: readValue(value) }))

  const stateOf = useEffectEvent((given: RichTextDocument | string, { plugin }: Pasting) =>
    EditorState.create({
      doc: readValue(given),
      plugins: [
        history(),
        keymap({
          'Mod-b': commands.bold,
          'Mod-i': commands.italic,
          'Mod-u': commands.underline,
          'Mod-k': () => {
            onLink()
            return true
          },
          'Mod-z': undo,
          'Shift-Mod-z': redo,
          'Mod-y': redo,
          'Shift-Enter': breakLine,
          Enter: splitListItem(point),
          'Mod-]': sinkListItem(point),
          'Mod-[': liftListItem(point),
        }),
        keymap({ Tab: goToNextCell(1), 'Shift-Tab': goToNextCell(-1) }),
        keymap(baseKeymap),
        plugin,
      ],
    }),
  )
  const options = useEffectEvent(() => ({ pictures, onTaken }))
  const apply = useEffectEvent((editor: EditorView, transaction: Transaction) => {
    const { state: after, transactions } = editor.state.applyTransaction(transaction)
    editor.updateState(after)
    setState(editor.state)
    if (!transactions.some((one) => one.docChanged && one.getMeta(fromElsewhere) !== true)) return
    const next = writeValue(editor.state.doc)
    written.current = next
    onChange(next)
  })

  useEffect(() => {
    if (page.current === null) return
    const own = new Pasting()
    own.options = options()
    pasting.current = own
    const editor = new EditorView(
      { mount: page.current },
      {
        state: stateOf(written.current, own),
        dispatchTransaction: (transaction) => apply(editor, transaction),
      },
    )
    // Pictures of a draft that was left while they were on their way do not come any more.
    editor.dispatch(editor.state.tr)
    view.current = editor
    return () => {
      view.current = undefined
      editor.destroy()
    }
  }, [page])

  useEffect(() => {
    if (pasting.current) pasting.current.options = { pictures, onTaken }
  })

  useEffect(() => {
    view.current?.setProps({ editable: () => !isDisabled, attributes })
  })

  useEffect(() => {
    if (view.current === undefined || value === written.current) return
    written.current = value
    const { tr, doc } = view.current.state
    const next = tr.replaceWith(0, doc.content.size, readValue(value).content)
    view.current.dispatch(next.setMeta('addToHistory', false).setMeta(fromElsewhere, true))
  }, [value])

  const run = (command: Command) => {
    const editor = view.current
    if (editor === undefined) return
    command(editor.state, editor.dispatch, editor)
    editor.focus()
  }
  return {
    now: standing(state),
    run,
    addPictures: (files: readonly File[]) => view.current && pasting.current?.add(view.current, files),
    /** Links what is chosen, or puts the address there as its own words. */
    setLink(href: string) {
      run((state, dispatch) => {
        const { from, to, empty } = state.selection
        const mark = link.create({ href })
        const change = empty
          ? state.tr.replaceSelectionWith(schema.text(href, [mark]), false)
          : state.tr.addMark(from, to, mark)
        dispatch?.(change)
        return true
      })
    },
  }
}
