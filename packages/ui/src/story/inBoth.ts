import type { ReactElement } from 'react'

/** Picks the value for the language of the toolbar. */
export type Say = <Value>(zh: Value, en: Value) => Value

type Context = { globals: Record<string, unknown> }

/** A story's `render` in both languages: `render: inBoth((say) => <Button>{say('保存', 'Save')}</Button>)`. */
export function inBoth(draw: (say: Say) => ReactElement) {
  return (_: unknown, context: Context) => draw((zh, en) => (context.globals['language'] === 'en' ? en : zh))
}
