import { readXml } from './xlsx-xml.ts'
import { type PackedFile, unpacked, type UnpackingBudget } from './zip-files.ts'

/** The longest place that is told, such as A1:XFD1048576. */
const placeLength = 40

/** The first `most` places of a sheet where cells are merged; they stand behind its rows. */
export async function mergedCells(sheet: PackedFile, budget: UnpackingBudget, most: number): Promise<string[]> {
  const places: string[] = []
  const reading = readXml(unpacked(sheet, budget), {
    open(name, { ref = '' }) {
      if (name === 'mergeCell' && places.length < most) places.push(ref.slice(0, placeLength))
    },
  })
  for await (const _ of reading) if (places.length >= most) break
  return places
}
