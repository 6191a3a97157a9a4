import { readFile } from 'node:fs/promises'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { check } from '@icss/core/rules/check.ts'
import { localFile, unreadable } from '../console/local-file.ts'
import { type CourseLine, courseLine } from './course-line.ts'

/** The lines of a file of courses that are not empty, by their number. */
export async function readLines(path: string): Promise<readonly { line: number; text: string }[]> {
  await localFile(path)
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    throw unreadable(path, error)
  })
  return content
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((text, i) => ({ line: i + 1, text: text.trim() }))
    .filter(({ text }) => text !== '')
}

/** A line as a course; a fault names the field that is wrong. */
export function courseOf(text: string): CourseLine {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new ProblemError('import.json', { cause })
  }
  const checked = check(courseLine, value)
  if (checked.ok) return checked.value
  const [[, fault] = ['', undefined]] = Object.entries(checked.errors)
  throw new ProblemError(fault?.code ?? 'request.invalid', { params: fault?.params ?? {}, errors: checked.errors })
}
