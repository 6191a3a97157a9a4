import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, History, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { useWantedFocus } from '@icss/ui/Focus/useWantedFocus.ts'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { shownCell } from '@icss/core/lists/shown-cell.ts'
import { columnsOf } from '@icss/core/spreadsheets/columns-of.ts'
import { HistoryPart } from '../audit/HistoryButton.tsx'
import { detailKey } from '../entities/DetailScreen.tsx'
import { CopyRecord } from '../forms/CopyRecord.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { EntityListProps } from './EntityList.tsx'
import { byId, callsOf, type Noun, type QueryOf, type RowOf } from './noun.ts'
import * as styles from './RowPanel.css.ts'

export type RowPanelProps<N extends Noun> = {
  noun: N
  /** The rows of the page, in their order. */
  rows: readonly RowOf<N>[]
  row: RowOf<N>
  nameOf: (row: RowOf<N>) => string
  /** Those of the list. */
  columns: readonly Column<RowOf<N>>[]
  editPath?: ((id: string) => string) | undefined
  /** How another one is made of a row. */
  copy?: EntityListProps<RowOf<N>, QueryOf<N>>['copy']
  onGo: (row: RowOf<N>) => void
  onClose: () => void
}

const isPicture = (value: unknown) => typeof value === 'string' && /\.(?:gif|jpe?g|png|svg|webp)(?:\?|$)/i.test(value)

/** What words can say: no records, and no address of a picture. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((one) => typeof one !== 'object') : value !== undefined && !isPicture(value)

/** A row beside its list: what the list says of it and what more is known, with the rows before and behind. */
export default function RowPanel<N extends Noun>(props: RowPanelProps<N>) {
  const { noun, rows, row, nameOf, columns, editPath, copy, onGo, onClose } = props
  const t = useCopy()
  const { language } = useLanguage()
  const { inOneLine } = useErrorWording()
  const calls = callsOf(useClient(), noun)
  const { id } = row
  const found = useQuery({
    queryKey: [...detailKey(noun, id), 'beside'],
    queryFn: ({ signal }) => calls.show({ params: byId(noun, id) }, { signal }),
  })
  const [tells, setTells] = useState(false)
  const at = rows.findIndex((one) => one.id === id)
  const [before, behind] = [rows[at - 1], rows[at + 1]]
  const inList = new Set(columns.map((column) => column.id))
  const whole = new Map(Object.entries(found.data ?? {}))
  const more = columnsOf(noun).filter(
    ({ field }) => !inList.has(field) && isPlain(whole.get(field)) && !field.endsWith('Id'),
  )
  const copied = copy?.(row)
  const fault = inOneLine(found.error)
  const foot = useRef<HTMLSpanElement>(null)
  const [pressed, setPressed] = useState<{ readonly isForward: boolean }>()
  // At either end the button that was pressed is off: the other one takes the focus, or no key would be heard.
  useWantedFocus(pressed, ({ isForward }) => {
    const [back, forward] = foot.current?.querySelectorAll('button') ?? []
    const [first, second] = isForward ? [forward, back] : [back, forward]
    return first?.disabled ? second : first
  })
  const go = (to: RowOf<N> | undefined, isForward: boolean) => {
    if (!to) return
    setPressed({ isForward })
    onGo(to)
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={nameOf(row)}
      closeLabel={t('shell.close')}
      footer={
        <>
          <span ref={foot} style={{ display: 'contents' }}>
            <IconButton
              variant="secondary"
              label={t('lists.before')}
              icon={<ChevronLeft size={16} />}
              isDisabled={before === undefined}
              onPress={() => go(before, false)}
            />
            <IconButton
              variant="secondary"
              label={t('lists.behind')}
              icon={<ChevronRight size={16} />}
              isDisabled={behind === undefined}
              onPress={() => go(behind, true)}
            />
          </span>
          {copied && <CopyRecord {...copied} />}
          {editPath && (
            <Button variant="primary" icon={<Pencil size={16} />} href={editPath(id)}>
              {t('lists.edit')}
            </Button>
          )}
        </>
      }
    >
      <DescriptionList
        items={[
          ...columns.slice(1).map(({ header, render }) => ({ label: header, value: render(row) })),
          ...more.map(({ field, kind, headers }) => {
            const value = shownCell(kind, whole.get(field), language)
            return { label: headers[language], value, isWide: value.length > 24 }
          }),
        ]}
      />
      {fault !== undefined && <p role="alert">{fault}</p>}
      <div className={styles.history}>
        <Button
          size="small"
          icon={<History size={14} />}
          aria-expanded={tells}
          onPress={() => setTells((before) => !before)}
        >
          {t('lists.history')}
        </Button>
        {tells && <HistoryPart noun={noun} id={id} />}
      </div>
    </Drawer>
  )
}
