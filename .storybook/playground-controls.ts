import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import { fn } from 'storybook/test'
import { icons } from '../packages/ui/src/story/icons.tsx'

type Documented = { __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string; name?: string } }> } }

/** The control of a type. */
const kinds: Record<string, 'text' | 'number' | 'boolean'> = { string: 'text', number: 'number', boolean: 'boolean' }

/** By these only code finds or starts a piece. */
const forCode = new Set(['id', 'name', 'accept', 'autoFocus'])

const isPlayground = (parameters: Record<string, unknown>) => 'playground' in parameters

/**
 * Which control a prop of a playground has: one where it is words, a number, yes or no, or one of some, by its type or
 * by what the story gives; none otherwise, such as for what is a tree of elements, a list, a function, a ref.
 */
export const controlsOfPlaygrounds: ArgTypesEnhancer = ({ argTypes, component, parameters, initialArgs }) => {
  if (!isPlayground(parameters)) return argTypes
  const { without } = parameters['playground'] as { without: readonly string[] }
  const props = (component as Documented | undefined)?.__docgenInfo?.props
  const controlOf = (name: string, { options }: InputType): InputType => {
    const given: unknown = initialArgs[name]
    if (without.includes(name) || (forCode.has(name) && given === undefined)) return { control: false }
    if (/^(icon|sign)$/.test(name)) return { options: ['none', ...Object.keys(icons)], control: { type: 'select' } }
    if (options !== undefined) return { control: { type: options.length > 5 ? 'select' : 'radio' } }
    const { raw, name: written = '' } = props?.[name]?.tsType ?? {}
    const type = (raw ?? written).replaceAll(/ \| (undefined|null)/g, '')
    const kind = kinds[typeof given] ?? kinds[type]
    return { control: kind === undefined ? false : { type: kind } }
  }
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { control, options } = controlOf(name, argType)
      const table =
        control === false ? { ...argType.table, category: '由代码给出 Given by code' } : { ...argType.table }
      return [name, { ...argType, control, table, ...(options === undefined ? {} : { options }) } as typeof argType]
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
      if (argType.type?.name === 'function' && /^on[A-Z]/.test(name)) return [[name, fn().mockName(name)]]
      if (!argType.control) return []
      const { type } = argType.control as { type: string }
      const value = defaultOf(argType) ?? (argType.options?.[0] === 'none' ? 'none' : withoutValue[type])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
