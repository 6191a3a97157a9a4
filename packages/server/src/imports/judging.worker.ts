import { parentPort } from 'node:worker_threads'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { TableLook } from '@icss/core/imports/imports.contract.ts'
import type { TableReading } from '@icss/core/operations/table-reading.ts'
import { lookAtTable } from './look-at-table.ts'
import { type Judged, type JudgedBatch, type Judging, openJudging } from './judging.ts'
import type { GoodRow } from './written.ts'

/** What the thread that writes asks of the one that judges. */
export type Question =
  | { readonly ask: 'open'; readonly file: Judged }
  | { readonly ask: 'look'; readonly file: Judged; readonly rowsAbove: number | undefined }
  | { readonly ask: 'next'; readonly packed: boolean; readonly spent?: Uint8Array<SharedArrayBuffer> }
  | { readonly ask: 'rows'; readonly before: number }
  | { readonly ask: 'reading' }
  | { readonly ask: 'close' }

export interface Answers {
  readonly open: Pick<Judging, 'headers' | 'headerOf'>
  readonly reading: TableReading
  readonly look: TableLook
  readonly next: JudgedBatch | undefined
  readonly rows: readonly GoodRow[]
  readonly close: undefined
}

/** Answers come in the order of the questions. */
export type Answer =
  | { readonly value: Answers[keyof Answers] }
  | { readonly problem: Pick<ProblemError, 'code' | 'params' | 'errors'> }
  | { readonly error: unknown }

let judging: Judging | undefined

async function answer(question: Question): Promise<Answers[keyof Answers]> {
  if (question.ask === 'open') {
    judging = await openJudging(question.file)
    const { headers, headerOf } = judging
    return { headers, headerOf }
  }
  if (question.ask === 'look') return lookAtTable(question.file, question.rowsAbove)
  if (question.ask === 'close') {
    judging?.close()
    judging = undefined
    return undefined
  }
  if (!judging) throw new Error('No file is open.')
  if (question.ask === 'reading') return judging.reading()
  return question.ask === 'next' ? judging.next(question) : judging.rowsOf(question.before)
}

async function tell(question: Question): Promise<void> {
  try {
    const value = await answer(question)
    parentPort?.postMessage({ value } satisfies Answer)
  } catch (error) {
    if (error instanceof ProblemError) {
      const { code, params, errors } = error
      parentPort?.postMessage({ problem: { code, params, errors } } satisfies Answer)
    } else parentPort?.postMessage({ error } satisfies Answer)
  }
}

let told = Promise.resolve()
parentPort?.on('message', (question: Question) => {
  told = told.then(() => tell(question))
})
