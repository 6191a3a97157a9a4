import type { ArgsEnhancer, ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'
import { fn } from 'storybook/test'
import { icons } from '../packages/ui/src/story/icons.tsx'

type Documented = { __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string; name?: string } }> } }

/** The control of a type. */
const kinds: Record<string, 'text' | 'number' | 'boolean'> = { string: 'text', number: 'number', boolean: 'boolean' }

/** By these only code finds or starts a piece. */
const forCode = new Set(['id', 'name', 'accept', 'autoFocus'])

const isCallback = (name: string) => /^on[A-Z]/.test(name)

const isPlayground = (parameters: Record<string, unknown>) => 'playground' in parameters

/** The values of a type that is one of some words. */
const optionsOf = ({ type }: InputType) =>
  typeof type === 'object' && type.name === 'enum' ? (type.value as readonly unknown[]) : undefined

/**
 * Which control a prop of a playground has: one where it is words, a number, yes or no, or one of some, by its type or
 * by what the story gives; none otherwise, such as for what is a tree of elements, a list, a function, a ref.
 */
export const controlsOfPlaygrounds: ArgTypesEnhancer = ({ argTypes, component, parameters, initialArgs }) => {
  if (!isPlayground(parameters)) return argTypes
  const { without } = parameters['playground'] as { without: readonly string[] }
  const props = (component as Documented | undefined)?.__docgenInfo?.props
  const controlOf = (name: string, argType: InputType): InputType => {
    const given: unknown = initialArgs[name]
    if (without.includes(name) || (forCode.has(name) && given === undefined)) return { control: false }
    if (/^(icon|sign)$/.test(name)) return { options: ['none', ...Object.keys(icons)], control: { type: 'select' } }
    const options = argType.options ?? optionsOf(argType)
    if (options !== undefined) return { options, control: { type: options.length > 5 ? 'select' : 'radio' } }
    const { raw, name: written = '' } = props?.[name]?.tsType ?? {}
    const type = (raw ?? written).replaceAll(/ \| (undefined|null)/g, '')
    const kind = kinds[typeof given] ?? kinds[type]
    return { control: kind === undefined ? false : { type: kind } }
  }
  // In the order in which the story gives them, also what the reader of types does not see, such as of React Aria.
  const names = new Set([...Object.keys(initialArgs), ...Object.keys(argTypes)])
  return Object.fromEntries(
    Array.from(names, (name) => {
      const argType: InputType = { name, type: { name: typeof initialArgs[name] as 'string' }, ...argTypes[name] }
      const { control, options } = controlOf(name, argType)
      const category = isCallback(name) ? '事件 Events' : '由代码给出 Given by code'
      const table = control === false ? { ...argType.table, category } : { ...argType.table }
      return [name, { ...argType, control, table, ...(options === undefined ? {} : { options }) } as StrictInputType]
    }),
  )
}
// After the one that reads the types.
controlsOfPlaygrounds.secondPass = true

const defaultOf = (argType: InputType): unknown => {
  const written = argType.table?.defaultValue?.summary
  if (written === undefined) return undefined
  return /^'.*'$/.test(written) ? written.slice(1, -1) : JSON.parse(written)
}

const withoutValue: Record<string, unknown> = { boolean: false, text: '' }

/** Every control of a playground shows a value: that of the story, the piece's own, or none. Callbacks are actions. */
export const argsOfPlaygrounds: ArgsEnhancer = ({ argTypes, parameters, initialArgs }) => {
  if (!isPlayground(parameters)) return {}
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]): [string, unknown][] => {
      if (name in initialArgs) return []
      if (argType.type?.name === 'function' && isCallback(name)) return [[name, fn().mockName(name)]]
      if (!argType.control) return []
      const { type } = argType.control as { type: string }
      const value = defaultOf(argType) ?? (argType.options?.[0] === 'none' ? 'none' : withoutValue[type])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
