import type { KeptDraft } from '@icss/core/forms/draft.machine.ts'

const keyOf = (name: string) => `icss.draft.${name}`

/** The latest of each draft that the storage of the tab does not have yet. */
const waiting = new Map<string, unknown>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Milliseconds that a draft may wait, so that no key waits for the storage. */
const delay = 200

/** Stores what waits, at once. */
export function writeDrafts(): void {
  clearTimeout(timer)
  timer = undefined
  removeEventListener('pagehide', writeDrafts)
  for (const [name, draft] of waiting) sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  waiting.clear()
}

/** Keeps a draft for when the page is loaded anew. It must not be changed afterwards: it is written a little later. */
export function keepDraft(name: string, draft: unknown): void {
  waiting.set(name, draft)
  if (timer !== undefined) return
  timer = setTimeout(writeDrafts, delay)
  addEventListener('pagehide', writeDrafts)
}

/** What was kept under that name; undefined when nothing was, or nothing legible. */
export function findDraft(name: string): unknown {
  writeDrafts()
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const isKept = (found: unknown): found is KeptDraft =>
  typeof found === 'object' && found !== null && 'values' in found && 'saved' in found

/** What was typed into a form and not saved, with what it was based on. */
export function findKept(name: string): KeptDraft | undefined {
  const found = findDraft(name)
  return isKept(found) ? found : undefined
}

export function forgetDraft(name: string): void {
  waiting.delete(name)
  sessionStorage.removeItem(keyOf(name))
}

/** What is not stored yet never is. */
export const forgetWaitingDrafts = (): void => waiting.clear()
