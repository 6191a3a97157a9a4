import { isValidElement } from 'react'

/** Whether two things that are drawn look alike, as far as can be seen without drawing them. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (isValidElement(one))
    return isValidElement(other) && one.type === other.type && one.key === other.key && isSame(one.props, other.props)
  if (isValidElement(other) || Array.isArray(other)) return false
  const values = new Map(Object.entries(other))
  const entries = Object.entries(one)
  return (
    entries.length === values.size &&
    entries.every(([name, value]) => values.has(name) && isSame(value, values.get(name)))
  )
}

/** Fewer rows do not show that a column says nothing. */
const leastRows = 10

/** Whether a column has the same in every one of many rows. */
export const saysTheSame = <Row>(rows: readonly Row[], render: (row: Row) => unknown): boolean => {
  const [first, ...others] = rows
  if (first === undefined || rows.length < leastRows) return false
  const said = render(first)
  return others.every((row) => isSame(said, render(row)))
}
