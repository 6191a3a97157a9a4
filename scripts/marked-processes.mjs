import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** The variable of the environment that says which part of which run of the tests a process belongs to. */
export const MARK = 'ICSS_TEST_RUN'

const read = (pid, what) => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    // It has ended, or is somebody else's.
    return ''
  }
}

function marked(mark) {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => read(pid, 'environ').split('\0').includes(`${MARK}=${mark}`))
    .map((pid) => ({ pid: Number(pid), name: read(pid, 'comm').trim() }))
}

/**
 * Ends every process that carries the mark, whoever its parent has become: first in order, then by force. Answers those
 * that did not end by themselves within `patience` milliseconds. It finds them where the system shows environments
 * (Linux); elsewhere none.
 */
export async function endMarked(mark, patience = 5000) {
  const left = await thoseLeft(mark, patience)
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    for (const { pid } of marked(mark)) kill(pid, signal)
    if ((await thoseLeft(mark, 5000)).length === 0) break
  }
  return left
}

async function thoseLeft(mark, patience) {
  for (const end = Date.now() + patience; ; await pause(50)) {
    const left = marked(mark)
    if (left.length === 0 || Date.now() > end) return left
  }
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
