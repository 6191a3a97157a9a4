import { demandRow } from './demand.ts'
import { demand } from './demands.contract.ts'
import { shelfColumns, shelfTableColumns } from '../resources/shelf.columns.ts'
import { demandsEn } from './demands.en.ts'
import { demandsZh } from './demands.zh.ts'

const types = { zh: demandsZh.types, en: demandsEn.types }

/** The columns of a table of demands. */
export const demandTableColumns = shelfTableColumns(demandRow, types)

/** How fields of a demand stand in lists and tables. */
export const demandColumns = shelfColumns(demand, types)
