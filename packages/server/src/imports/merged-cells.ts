import { readXml } from './xlsx-xml.ts'
import { type PackedFile, unpacked, type UnpackingBudget } from './zip-files.ts'

/** More merged places than any list has. */
const mostPlaces = 100_000

/** Cells that are merged, such as B3:C5; lines from 1, columns from 0. */
export interface MergedCells {
  readonly place: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const corners = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

function mergedCellsAt(place: string): MergedCells {
  const [, left = '', top, right = '', bottom] = corners.exec(place) ?? []
  if (top === undefined || bottom === undefined) throw new Error('The place of merged cells is damaged.')
  return { place, top: Number(top), bottom: Number(bottom), left: columnOf(left), right: columnOf(right) }
}

const mark = Buffer.from('mergeCell')

/** Whether a sheet may have merged cells: unpacking it costs a small part of reading its XML. */
async function mayBeMerged(sheet: PackedFile, budget: UnpackingBudget): Promise<boolean> {
  let seam = Buffer.alloc(0)
  for await (const piece of unpacked(sheet, budget)) {
    if (piece.includes(mark) || Buffer.concat([seam, piece.subarray(0, mark.length)]).includes(mark)) return true
    seam = Buffer.from(piece.subarray(-mark.length))
  }
  return false
}

/** Where cells of a sheet are merged, which stands behind its rows; `budgetOf` is what each reading of it may unpack. */
export async function mergedCells(sheet: PackedFile, budgetOf: () => UnpackingBudget): Promise<MergedCells[]> {
  if (!(await mayBeMerged(sheet, budgetOf()))) return []
  const found: MergedCells[] = []
  const reading = readXml(unpacked(sheet, budgetOf()), {
    open(name, { ref = '' }) {
      if (name !== 'mergeCell') return
      if (found.length === mostPlaces) throw new Error('The sheet has too many merged cells.')
      found.push(mergedCellsAt(ref))
    },
  })
  for await (const _ of reading);
  return found
}
