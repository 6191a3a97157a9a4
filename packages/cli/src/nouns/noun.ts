import type * as z from 'zod/mini'
import type { contract } from '@icss/core/contract/contract.ts'
import type { Language } from '@icss/core/copy/language.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import type { FilterWords } from '../commands/filters.ts'
import type { Both } from '../copy/both.ts'
import type { Server } from '../server/connect.ts'

type ContractType = typeof contract
type Row<E> = E extends { list: { answer: infer A extends z.ZodMiniType } }
  ? z.output<A> extends { items: readonly (infer Item)[] }
    ? Item
    : never
  : never

/** The commands that derive from the contract and the columns of a noun, in the order of help. */
export const derivable = ['list', 'show', 'create', 'update', 'delete', 'export', 'import'] as const
export type Derivable = (typeof derivable)[number]

interface Copy {
  readonly fields: Readonly<Record<string, string>>
  /** What its search finds. */
  readonly search?: string
}

/** What the commands of a noun derive from: its group of the contract, the columns of its export, and its copy. */
export interface Noun<Group extends keyof ContractType = keyof ContractType, Field extends string = string> {
  readonly contract: Group
  readonly columns: readonly Column<Field>[]
  readonly copy: Readonly<Record<Language, Copy>>
  /** What the table of its list shows, in order. */
  readonly list: readonly (Field | (keyof Row<ContractType[Group]> & string))[]
  /** What people read in place of the name of a field. */
  readonly titles?: Readonly<Record<string, Both>>
  /** Fields that hold numbers as text. */
  readonly numbers?: readonly string[]
  /** Cells that say something else than the column of an export. */
  readonly cells?: Readonly<Record<string, (row: Row<ContractType[Group]>, language: Language) => string>>
  /** What it is called in what is said of it: its name. */
  readonly nameOf: (one: Row<ContractType[Group]>) => string
  /** Filters that say more than the name of their field. */
  readonly filters?: Readonly<Record<string, FilterWords>>
  /** What the id of its parent is called, where it belongs to one. */
  readonly parentText?: Both
  /** Fields that no argument may hold, and that no table shows. */
  readonly secrets?: readonly string[]
  /** Commands of the contract that it has not. */
  readonly without?: readonly Derivable[]
  /** Summaries that say more than the contract. */
  readonly summaries?: Readonly<Partial<Record<Derivable, Both>>>
  /** How a person calls one where that is not its id, and what its id is then. */
  readonly calledBy?: {
    /** The name of the argument. */
    readonly argument: string
    readonly text: Both
    readonly example: string
    readonly find: (server: Server, given: string) => Promise<string>
  }
}

/** Declares a noun, which is the default export of its file. */
export const noun = <const Group extends keyof ContractType, Field extends string>(
  declared: Noun<Group, Field>,
): Noun => declared as unknown as Noun
