import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { SourceRow } from './source-row.ts'
import { rowsOfSheet } from './xlsx-rows.ts'
import type { Sheet, Workbook } from './xlsx-workbook.ts'
import type { PackedFile, UnpackingBudget } from './zip-files.ts'

/** Sheets, and characters of the name of one, that a fault tells. */
const told = { sheets: 10, name: 31 }

const listed = (sheets: readonly Sheet[]): string =>
  sheets
    .slice(0, told.sheets)
    .map(({ name }) => name.slice(0, told.name))
    .join(', ')

/** What sheets are read with; `mostMade` are the characters that the cells of one may come to. */
export interface SheetReading {
  readonly workbook: Workbook
  readonly budget: UnpackingBudget
  readonly mostMade: number
}

/** A sheet that holds something: its first row, those that came with it, and the rest as it is asked for. */
export interface BegunSheet {
  readonly sheet: Sheet
  readonly file: PackedFile
  readonly header: SourceRow
  readonly first: readonly SourceRow[]
  readonly chunks: AsyncGenerator<SourceRow[]>
}

/** Begins to read a sheet, as far as a second row; answers nothing where it is empty. */
async function begin(sheet: Sheet, { workbook, budget, mostMade }: SheetReading): Promise<BegunSheet | undefined> {
  const { file } = sheet
  if (!file) throw new Error(`The package lacks the sheet ${sheet.name}.`)
  const chunks = rowsOfSheet(file, workbook, budget, mostMade)
  const rows: SourceRow[] = []
  while (rows.length < 2) {
    const chunk = await chunks.next()
    if (chunk.done) break
    rows.push(...chunk.value)
  }
  const [header, ...first] = rows
  return header && { sheet, file, header, first, chunks }
}

/** Whether a sheet holds anything; what is wrong with one that is not read is nobody's fault. */
export async function isFilled(sheet: Sheet, reading: SheetReading): Promise<boolean> {
  try {
    const begun = await begin(sheet, reading)
    await begun?.chunks.return(undefined)
    return begun !== undefined
  } catch {
    return true
  }
}

const nameKey = (name: string) => name.trim().toLowerCase()

/**
 * The sheet that is called `wanted`, in sight or not; else the first one in sight with rows below its first row, or with
 * anything. Of a workbook that hides all sheets the first is in sight. Throws `import.sheet_missing` and
 * `import.empty_sheets`.
 */
export async function chooseSheet(reading: SheetReading, wanted: string | undefined): Promise<BegunSheet> {
  const { sheets } = reading.workbook
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const asked =
    wanted === undefined
      ? visible.length > 0
        ? visible
        : sheets.slice(0, 1)
      : sheets.filter(({ name }) => nameKey(name) === nameKey(wanted))
  if (wanted !== undefined && asked.length === 0)
    throw new ProblemError('import.sheet_missing', {
      params: { sheet: wanted.slice(0, told.name), sheets: listed(sheets) },
    })
  let bare: BegunSheet | undefined
  for (const sheet of asked) {
    const begun = await begin(sheet, reading)
    if (begun && begun.first.length > 0) {
      await bare?.chunks.return(undefined)
      return begun
    }
    bare ??= begun
  }
  if (bare) return bare
  throw new ProblemError('import.empty_sheets', { params: { sheets: listed(asked) } })
}
