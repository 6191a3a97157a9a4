import { categoryKindOf } from '@icss/core/categories/category.ts'
import { maxPageSize } from '@icss/core/contract/page-size.ts'
import type { ReferredNoun } from '@icss/core/rules/reference.ts'
import { memo } from 'react'
import { CategoryField } from '../categories/CategoryField.tsx'
import { useCopy } from '../language/copy.ts'
import { byId, callsOf, type Noun, nameOf, type Params } from '../lists/noun.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { RecordField, type RecordFieldProps } from './RecordField.tsx'

type FieldProps = Omit<RecordFieldProps, 'place' | 'look' | 'nameOf' | 'emptyText'>

export type ReferenceFieldProps = FieldProps & {
  /** The noun of the record. */
  to: ReferredNoun
  /** What the path of its list names, such as the company of employee cards. */
  of?: Params
}

/** What tells records of one name apart: a field of theirs. */
const toldBy: Readonly<Partial<Record<ReferredNoun, string>>> = {
  companies: 'unifiedCreditCode',
  employees: 'position',
}

function NamedRecordField({ to, of, ...field }: FieldProps & { to: ReferredNoun & Noun; of?: Params }) {
  const t = useCopy()
  const calls = callsOf(useClient(), to)
  const place = [to, ...Object.values(of ?? {})].join('.')
  const told = toldBy[to]
  return (
    <RecordField
      {...field}
      key={place}
      emptyText={t('forms.noneFound')}
      place={place}
      look={async (q, signal) => {
        const query = { page: 1, pageSize: maxPageSize, sort: 'name', ...(q ? { q } : {}) }
        const { items } = await calls.list({ params: of ?? {}, query }, { signal })
        return items.map((item) => {
          const description = told === undefined ? '' : String(Reflect.get(item, told))
          return { value: item.id, label: nameOf(item), ...(description ? { description } : {}) }
        })
      }}
      nameOf={async (id, signal) => nameOf(await calls.show({ params: byId(to, id) }, { signal }))}
    />
  )
}

/** Chooses what a draft refers to by its name: a category out of its tree, else a record out of any number of them. */
export const ReferenceField = memo(function ReferenceField({ to, of, ...field }: ReferenceFieldProps) {
  const kind = categoryKindOf(to)
  if (kind) return <CategoryField {...field} kind={kind} />
  return <NamedRecordField {...field} to={to as ReferredNoun & Noun} {...(of ? { of } : {})} />
})
