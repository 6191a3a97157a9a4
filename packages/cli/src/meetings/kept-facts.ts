import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { keptFact, type KeptFact } from '@icss/core/desk/kept-fact.ts'
import { check } from '@icss/core/rules/check.ts'
import type { Environment } from '../console/console.ts'
import { whileLocked } from '../console/file-lock.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { configPath } from '../contexts/config-file.ts'

/**
 * What the desk of a meeting could not hand in, beside the configuration, for its owner's eyes alone: the next run hands it
 * in. Commands side by side change it one after the other.
 */
export class KeptFacts {
  readonly #path: string

  constructor(env: Environment, meetingId: string) {
    this.#path = join(dirname(configPath(env)), 'desk', `${meetingId}.json`)
  }

  /** What is kept now. Throws `configBroken` where the file says nothing legible: nobody shall write over it. */
  read(): readonly KeptFact[] {
    let text: string
    try {
      text = readFileSync(this.#path, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
    try {
      const checked = check(z.array(keptFact), JSON.parse(text))
      if (checked.ok) return checked.value
    } catch {
      // Not JSON: told below like any other content that is none of ours.
    }
    throw new CliError('configBroken', exitCodes.failed, { file: this.#path })
  }

  /** Keeps what `work` makes of what is kept; answers it. */
  change(work: (kept: readonly KeptFact[]) => readonly KeptFact[]): readonly KeptFact[] {
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
    return whileLocked(this.#path, () => {
      const kept = work(this.read())
      if (kept.length === 0) rmSync(this.#path, { force: true })
      else this.#write(kept)
      return kept
    })
  }

  #write(kept: readonly KeptFact[]): void {
    const partial = `${this.#path}.partial`
    writeFileSync(partial, JSON.stringify(kept), { mode: 0o600, flush: true })
    chmodSync(partial, 0o600)
    renameSync(partial, this.#path)
  }
}
