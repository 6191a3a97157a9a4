import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { weighedPieces } from './weigh-pieces.ts'

// `npm run sizes -w @icss/ui` accepts what the pieces weigh now, after looking at what has changed.
writeFileSync(path.join(import.meta.dirname, 'sizes.json'), `${JSON.stringify(await weighedPieces(), null, 2)}\n`)
