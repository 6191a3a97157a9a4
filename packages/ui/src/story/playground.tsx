import type { StoryObj } from '@storybook/react-vite'
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Column } from './Column.tsx'
import { type IconName, icons } from './icons.tsx'
import type { Say } from './inBoth.ts'
import { isShowable, useHeld } from './useHeld.ts'
import { useToolbarWords } from './useToolbarWords.ts'

type Callback = `on${Capitalize<string>}`

/** Props as a playground gives them: an icon by its name; callbacks are only given where they answer something. */
type Given<Props> = {
  [Name in keyof Props as Name extends Callback ? never : Name]: Name extends 'icon' | 'sign' ? IconName : Props[Name]
} & { [Name in keyof Props as Name extends Callback ? Name : never]?: Props[Name] }

type Playing<Props> = {
  /** What a control chooses from, where the type of the prop does not say it; with names where the values are no words. */
  choices?: {
    readonly [Name in keyof Props]?: readonly NonNullable<Props[Name]>[] | Readonly<Record<string, Props[Name]>>
  }
  /** Props without a control: nothing of them is to be seen in this story. */
  without?: readonly (keyof Props)[]
  /** What follows from a callback, where it is not the usual: the props that are others then. */
  follows?: { readonly [Name in keyof Props]?: (props: Props, told: never) => Partial<Props> }
  /** What stands around the piece. */
  frame?: (piece: ReactElement, say: Say) => ReactElement
}

type Named = Record<string, Readonly<Record<string, unknown>>>

/** What a control's name stands for; nothing for “none”. */
const valueOf = (named: Named[string] = {}, name: unknown) =>
  name === 'none' ? undefined : (named[String(name)] ?? name)

const saysChinese: Say = (zh) => zh
const saysEnglish: Say = (_, en) => en

const isMock = (value: unknown) => typeof value === 'function' && 'mock' in value

/**
 * A piece with its controls: `export const Playground = playground(Button, (say) => ({ children: say('保存', 'Save') }))`.
 * Controls follow from the types of the props and from what is given here (ADR 61). Its words are those of the
 * toolbar's language until somebody types others; what a callback tells is held.
 */
export function playground<Props extends object, const Gives extends Given<Props>>(
  Piece: ComponentType<Props>,
  give: (say: Say) => Gives & Record<Exclude<keyof Gives, keyof Props>, never>,
  { choices = {}, without = [], follows = {}, frame }: Playing<NoInfer<Props>> = {},
): StoryObj {
  const inChinese: Record<string, unknown> = give(saysChinese)
  const named: Named = { icon: icons, sign: icons }
  const argTypes: Record<string, { options: readonly unknown[] }> = {}
  for (const [name, choice] of Object.entries(choices as Record<string, object>)) {
    const isNamed = !Array.isArray(choice)
    if (isNamed) named[name] = choice as Named[string]
    argTypes[name] = { options: isNamed ? [...(name in inChinese ? [] : ['none']), ...Object.keys(choice)] : choice }
  }
  /** The name of a value, where a control shows names. */
  const nameOf = (name: string, value: unknown) =>
    Object.entries(named[name] ?? {}).find(([, one]) => one === value)?.[0] ?? value
  const told = Object.entries(inChinese).map(([name, value]) => [name, nameOf(name, value)] as const)
  const args = Object.fromEntries(told.filter(([, value]) => isShowable(value) || isMock(value)))
  const inEnglish: Record<string, unknown> = give(saysEnglish)
  const english = Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => (value === inChinese[name] ? [[name, inEnglish[name]]] : [])),
  )
  return {
    args,
    argTypes,
    parameters: { playground: { without, english } },
    render: function Playground(args, { id, title, viewMode, globals }) {
      const say = globals['language'] === 'en' ? saysEnglish : saysChinese
      const given: Record<string, unknown> = give(say)
      const words = useToolbarWords(id, args, { zh: inChinese, en: inEnglish }, say)
      // A text that is empty is none, unless it is what somebody writes or empties.
      const isThere = (name: string, value: unknown) => value !== '' || name === 'value' || (given[name] ?? '') !== ''
      const asked = Object.entries({ ...given, ...words })
        .filter(([name, value]) => isThere(name, value))
        .map(([name, value]) => [name, name in named ? valueOf(named[name], value) : value] as const)
      // A page of documentation is read: what covers the page waits there until it is asked for.
      const atFirst = viewMode === 'docs' && 'isOpen' in given ? { isOpen: false } : {}
      const { props, hold } = useHeld(id, Object.fromEntries(asked), { follows: follows as object, atFirst })
      const piece = createElement(Piece, props as Props)
      const opener: ReactNode = 'isOpen' in given && (
        <Button onPress={() => hold({ isOpen: true })}>{say('打开', 'Open')}</Button>
      )
      const alone = (
        <>
          {opener}
          {piece}
        </>
      )
      if (frame !== undefined) return frame(opener === false ? piece : alone, say)
      return title.startsWith('Fields/') ? <Column>{piece}</Column> : opener === false ? piece : alone
    },
  }
}
