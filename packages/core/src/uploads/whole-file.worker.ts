import { hash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

/** Asks for the first `bytes` of a file in `memory`, which is whose asks again once it is answered. */
export interface WholeFileQuestion {
  readonly path: string
  readonly bytes: number
  readonly memory: SharedArrayBuffer
}

/** Answers come in the order of the questions. */
export type WholeFileAnswer = { readonly sha256: string } | { readonly error: unknown }

function read({ path, bytes, memory }: WholeFileQuestion): string {
  const content = Buffer.from(memory, 0, bytes)
  const file = openSync(path, 'r')
  try {
    for (let filled = 0; filled < bytes;) {
      const got = readSync(file, content, filled, bytes - filled, filled)
      if (got === 0) throw new Error('The file became shorter while it was sent.')
      filled += got
    }
  } finally {
    closeSync(file)
  }
  return hash('sha256', content, 'base64')
}

function answer(question: WholeFileQuestion): WholeFileAnswer {
  try {
    return { sha256: read(question) }
  } catch (error) {
    return { error }
  }
}

parentPort?.on('message', (question: WholeFileQuestion) => parentPort?.postMessage(answer(question)))
