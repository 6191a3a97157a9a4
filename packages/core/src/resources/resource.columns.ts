import { resourceRow } from './resource.ts'
import { resource } from './resources.contract.ts'
import { resourcesEn } from './resources.en.ts'
import { resourcesZh } from './resources.zh.ts'
import { shelfColumns, shelfTableColumns } from './shelf.columns.ts'

const types = { zh: resourcesZh.types, en: resourcesEn.types }

/** The columns of a table of resources. */
export const resourceTableColumns = shelfTableColumns(resourceRow, types)

/** How fields of a resource stand in lists and tables. */
export const resourceColumns = shelfColumns(resource, types)
