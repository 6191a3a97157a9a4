import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** All files in a folder and in those below it; none where there is no such folder. */
export const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .toSorted()
    : []
