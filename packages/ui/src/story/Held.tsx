import { type ReactNode, useState } from 'react'

type HeldProps<Value> = { initial: Value; children: (value: Value, set: (value: Value) => void) => ReactNode }

/** Holds the value of a controlled piece in a story. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, (next) => setValue(next))
}
