import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Comma, double quote, UTF-8. */
const csvFilter = '44,34,76'
const asTexts = Array.from({ length: 100 }, (_, at) => `${at + 1}/2`).join('/')
const filters = {
  xlsx: { opens: 'Calc MS Excel 2007 XML', saves: 'xlsx:Calc MS Excel 2007 XML' },
  // Each column as a text, as somebody chooses it who is asked how to open the file.
  csv: {
    opens: `Text - txt - csv (StarCalc):${csvFilter},1,${asTexts}`,
    saves: `csv:Text - txt - csv (StarCalc):${csvFilter}`,
  },
}

/** A table as LibreOffice, the program `office`, saves it after opening it. */
export async function savedByOffice(office: string, table: Buffer, format: keyof typeof filters): Promise<Buffer> {
  const { opens, saves } = filters[format]
  const folder = await mkdtemp(join(tmpdir(), 'icss-office-'))
  try {
    const file = join(folder, `table.${format}`)
    const saved = join(folder, 'saved')
    await writeFile(file, table)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
    await run(office, [profile, '--headless', `--infilter=${opens}`, '--convert-to', saves, '--outdir', saved, file])
    return await readFile(join(saved, `table.${format}`))
  } finally {
    await rm(folder, { recursive: true })
  }
}
