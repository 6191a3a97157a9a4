import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readHtml, schema, wordsOf, writeHtml } from './schema.ts'

const { strong, em, link } = schema.marks
const { bullet_list: bullets, ordered_list: numbers, list_item: point, hard_break: lineBreak } = schema.nodes

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView())
  return true
}

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

export const commands = {
  bold: toggleMark(strong, null, { removeWhenPresent: false }),
  italic: toggleMark(em, null, { removeWhenPresent: false }),
  bullets: toggleList(bullets),
  numbers: toggleList(numbers),
  unlink: toggleMark(link),
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
    words: wordsOf(state.doc),
    bold: hasMark(state, strong),
    italic: hasMark(state, em),
    bullets: list === bullets,
    numbers: list === numbers,
    link: state.doc.rangeHasMark(state.selection.from, state.selection.to, link) || linked !== undefined,
    href: linked === undefined ? '' : String(linked.attrs['href']),
    canUndo: undo(state),
    canRedo: redo(state),
  }
}

/** Marks a change that is not the person's. */
const fromElsewhere = 'from elsewhere'

type EditorProps = {
  page: RefObject<HTMLDivElement | null>
  value: string
  onChange: (html: string) => void
  isDisabled: boolean
  attributes: Record<string, string>
  onLink: () => void
}

/** The editor in `page`. It follows `value` when that comes from elsewhere than its own typing. */
export function useEditor({ page, value, onChange, isDisabled, attributes, onLink }: EditorProps) {
  const view = useRef<EditorView>(undefined)
  const written = useRef(value)
  const [state, setState] = useState(() => EditorState.create({ doc: readHtml(value) }))

  const stateOf = useEffectEvent((html: string) =>
    EditorState.create({
      doc: readHtml(html),
      plugins: [
        history(),
        keymap({
          'Mod-b': commands.bold,
          'Mod-i': commands.italic,
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
        keymap(baseKeymap),
      ],
    }),
  )
  const apply = useEffectEvent((editor: EditorView, transaction: Transaction) => {
    editor.updateState(editor.state.apply(transaction))
    setState(editor.state)
    if (!transaction.docChanged || transaction.getMeta(fromElsewhere) === true) return
    written.current = writeHtml(editor.state.doc)
    onChange(written.current)
  })

  useEffect(() => {
    if (page.current === null) return
    const editor = new EditorView(
      { mount: page.current },
      {
        state: stateOf(written.current),
        dispatchTransaction: (transaction) => apply(editor, transaction),
      },
    )
    view.current = editor
    return () => {
      view.current = undefined
      editor.destroy()
    }
  }, [page])

  useEffect(() => {
    view.current?.setProps({ editable: () => !isDisabled, attributes })
  })

  useEffect(() => {
    if (view.current === undefined || value === written.current) return
    written.current = value
    const { tr, doc } = view.current.state
    const next = tr.replaceWith(0, doc.content.size, readHtml(value).content)
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
