import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { SortableList } from '@icss/ui/SortableList/SortableList.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import type { HomeMark } from '@icss/core/home-settings/home-marks.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './HomeEditor.css.ts'

export type ItemsPartProps<Item extends object> = {
  label: string
  items: readonly Item[]
  onChange: (items: Item[]) => void
  marks: readonly (HomeMark | undefined)[]
  nameOf: (item: Item, place: number) => string
  /** A picture of the item. */
  cover: (item: Item) => ReactNode
  /** A quiet line beneath its name. */
  detail: (item: Item) => ReactNode
  /** More buttons of an item. */
  actions?: (item: Item, change: (change: Partial<Item>) => void) => ReactNode
  /** The fields of the item that is being edited. */
  form: (item: Item, at: number, change: (change: Partial<Item>) => void) => ReactNode
  formTitle: (place: number, item: Item) => string
  /** Above the list, beside the button that adds. */
  head: ReactNode
  empty: string
  /** Left out where items are fixed. */
  add?: { label: string; max: number; make: () => Item }
  foot?: ReactNode
}

const tones = { added: 'good', renamed: 'warn', changed: 'warn', moved: 'info' } as const

let nextKey = 0
const newKey = () => String((nextKey += 1))

/** A list whose items are added, ordered, removed, and edited one at a time below it. */
export function ItemsPart<Item extends object>(props: ItemsPartProps<Item>) {
  const { label, items, onChange, marks, nameOf, cover, detail, actions, form, formTitle, head, empty, add, foot } =
    props
  const t = useCopy()
  const [keys, setKeys] = useState(() => items.map(newKey))
  const [open, setOpen] = useState<string | undefined>(() => keys[0])
  const rows = items.map((item, at) => ({ item, key: keys[at] ?? `at ${at}`, at }))
  const write = (next: readonly { item: Item; key: string }[]) => {
    setKeys(next.map(({ key }) => key))
    onChange(next.map(({ item }) => item))
  }
  const changeOf = (key: string) => (change: Partial<Item>) =>
    write(rows.map((row) => (row.key === key ? { ...row, item: { ...row.item, ...change } } : row)))
  const opened = rows.find(({ key }) => key === open)
  const isFull = add !== undefined && items.length >= add.max
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.barWords}>{head}</div>
        {add && (
          <Button
            size="small"
            icon={<Plus size={14} />}
            isDisabled={isFull}
            onPress={() => {
              const key = newKey()
              write([...rows, { item: add.make(), key }])
              setOpen(key)
            }}
          >
            {add.label}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.foot}>{empty}</p>
      ) : (
        <SortableList
          label={label}
          items={rows}
          getKey={({ key }) => key}
          getName={({ item, at }) => nameOf(item, at + 1)}
          onMove={write}
          render={({ item, at }) => {
            const mark = marks[at]
            return (
              <span className={styles.place}>
                <span className={styles.cover}>{cover(item)}</span>
                <span className={styles.words}>
                  <span className={styles.nameLine}>
                    <span className={styles.name}>{nameOf(item, at + 1)}</span>
                    {mark && <Status tone={tones[mark]}>{t(`homeSettings.marks.${mark}`)}</Status>}
                  </span>
                  <span className={styles.detail}>{detail(item)}</span>
                </span>
              </span>
            )
          }}
          actions={({ item, key, at }) => (
            <>
              {actions?.(item, changeOf(key))}
              <IconButton
                size="small"
                label={t('homeSettings.edit', { name: nameOf(item, at + 1) })}
                icon={<Pencil size={16} />}
                aria-expanded={key === open}
                onPress={() => setOpen(key === open ? undefined : key)}
              />
              {add && (
                <IconButton
                  size="small"
                  label={t('homeSettings.remove', { name: nameOf(item, at + 1) })}
                  icon={<Trash2 size={16} />}
                  onPress={() => write(rows.filter((row) => row.key !== key))}
                />
              )}
            </>
          )}
          labels={{
            up: (name) => t('homeSettings.up', { name }),
            down: (name) => t('homeSettings.down', { name }),
            moved: (name, place) => t('homeSettings.movedTo', { name, place }),
          }}
        />
      )}
      {opened && (
        <section key={opened.key} className={styles.itemForm} aria-label={formTitle(opened.at + 1, opened.item)}>
          <div className={styles.itemTitle}>
            <h2 className={styles.heading}>{formTitle(opened.at + 1, opened.item)}</h2>
            <span className={styles.quiet}>{t('homeSettings.keys')}</span>
          </div>
          {form(opened.item, opened.at, changeOf(opened.key))}
        </section>
      )}
      {foot}
    </>
  )
}
