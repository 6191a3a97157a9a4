import { useEffect, useRef, useState } from 'react'
import { tellArgs } from './tellArgs.ts'

type Props = Record<string, unknown>
type Follows = Partial<Record<string, (props: Props, told: never) => Props>>

/** Which prop a callback of the kit is about. */
const subjects: Record<string, readonly string[]> = {
  onChange: ['value', 'isSelected', 'page'],
  onSelect: ['selected', 'selection'],
  onSort: ['sort'],
  onMove: ['items', 'nodes'],
  onChoose: ['chosen'],
  onGoBack: ['current'],
  onCollapsedChange: ['isCollapsed'],
}

const following = (callback: string, props: Props, told: unknown): Props => {
  if (callback === 'onClose') return { isOpen: false }
  const subject = subjects[callback]?.find((name) => name in props)
  return subject === undefined ? {} : { [subject]: told }
}

/** What a control can show. */
export const isShowable = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/**
 * Holds in a playground what a controlled piece tells, at once, as whoever types into it needs it; the controls are told
 * too, and win when they are used.
 */
export function useHeld(id: string, args: Props, { follows, atFirst }: { follows: Follows; atFirst: Props }) {
  const [held, setHeld] = useState<Props>(atFirst)
  const before = useRef(args)
  /** What the controls were told and have not answered yet: an answer is no new wish. */
  const unanswered = useRef<Record<string, unknown[]>>({})

  useEffect(() => {
    const wished = Object.keys(held).filter((name) => {
      if (args[name] === before.current[name] || !isShowable(args[name])) return false
      const told = unanswered.current[name] ?? []
      const at = told.indexOf(args[name])
      unanswered.current[name] = told.slice(at + 1)
      return at === -1
    })
    before.current = args
    if (wished.length > 0)
      setHeld((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !wished.includes(name))))
  }, [args, held])

  const hold = (others: Props) => {
    const told = Object.entries(others).filter(([name, value]) => isShowable(value) && name in args)
    for (const [name, value] of told) (unanswered.current[name] ??= []).push(value)
    setHeld((now) => ({ ...now, ...others }))
    if (told.length > 0) tellArgs(id, Object.fromEntries(told))
  }

  const props: Props = { ...args, ...held }
  for (const [name, callback] of Object.entries(args)) {
    if (typeof callback !== 'function' || !/^on[A-Z]/.test(name)) continue
    props[name] = (...told: unknown[]) => {
      const answer: unknown = callback(...told)
      const others = follows[name]?.(props, told[0] as never) ?? following(name, props, told[0])
      if (Object.keys(others).length > 0) hold(others)
      return answer
    }
  }
  return { props, hold }
}
