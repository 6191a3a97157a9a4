import { Worker } from 'node:worker_threads'
import type { TableLook } from '@icss/core/imports/imports.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { TableReading } from '@icss/core/operations/table-reading.ts'
import type { Judged, JudgedBatch, Judging } from './judging.ts'
import type { Answer, Answers, Question } from './judging.worker.ts'

/** Milliseconds for which a thread without work waits for the next file. */
const patience = 60_000
/** Room for what a batch leaves behind, so that its rows are gone before anything has to be moved. */
const youngMegabytes = 64
/** What no file may make a thread exceed: it ends then, and only its run with it. */
const oldMegabytes = 512

interface Waiting {
  resolve(value: unknown): void
  reject(error: unknown): void
}

class JudgingThread {
  readonly #worker = new Worker(new URL('./judging.worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes, maxOldGenerationSizeMb: oldMegabytes },
  })
  #waiting: Waiting[] = []
  #timer: NodeJS.Timeout | undefined
  isOver = false

  constructor() {
    // It never keeps the process alive: whoever waits for an answer holds a connection to the database.
    this.#worker.unref()
    this.#worker.on('message', (answer: Answer) => {
      const { resolve, reject } = this.#waiting.shift() as Waiting
      if ('value' in answer) resolve(answer.value)
      else reject('problem' in answer ? new ProblemError(answer.problem.code, answer.problem) : answer.error)
    })
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', () => this.#end(new Error('The thread that judges rows has ended.')))
  }

  ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    clearTimeout(this.#timer)
    return new Promise((resolve, reject) => {
      if (this.isOver) return reject(new Error('The thread that judges rows has ended.'))
      this.#waiting.push({ resolve: resolve as Waiting['resolve'], reject })
      this.#worker.postMessage(question)
    })
  }

  /** Ends after a while, if it is asked nothing. */
  rest(): void {
    this.#timer = setTimeout(() => void this.#worker.terminate(), patience)
    this.#timer.unref()
  }

  #end(error: unknown): void {
    this.isOver = true
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}

const idle: JudgingThread[] = []

function freeThread(): JudgingThread {
  let thread = idle.pop()
  while (thread?.isOver) thread = idle.pop()
  return thread ?? new JudgingThread()
}

function giveBack(thread: JudgingThread): void {
  thread.rest()
  idle.push(thread)
}

/** `lookAtTable` in a thread of its own. */
export async function lookInThread(file: Judged, rowsAbove: number | undefined): Promise<TableLook> {
  const mine = freeThread()
  try {
    return await mine.ask({ ask: 'look', file, rowsAbove })
  } finally {
    giveBack(mine)
  }
}

/**
 * `openJudging` in a thread of its own, so that the next rows are judged while this thread hands the ones before to the
 * database, and neither holds up the requests of others. A thread stays a while for the next file.
 */
export async function judgeInThread(file: Judged): Promise<
  Pick<Judging, 'headers' | 'headerOf' | 'next'> & {
    reading(): Promise<TableReading>
    rowsOf(before: number): Promise<Answers['rows']>
    close(): Promise<void>
  }
> {
  const mine = freeThread()
  const close = async () => {
    await mine.ask({ ask: 'close' })
    giveBack(mine)
  }
  try {
    const opened = await mine.ask({ ask: 'open', file })
    return {
      ...opened,
      next: (wanted): Promise<JudgedBatch | undefined> => mine.ask({ ask: 'next', ...wanted }),
      reading: () => mine.ask({ ask: 'reading' }),
      rowsOf: (before) => mine.ask({ ask: 'rows', before }),
      close,
    }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}
