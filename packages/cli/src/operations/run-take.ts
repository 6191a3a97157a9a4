import type { Takes } from '../commands/takes.ts'

/** Which run, by its id. */
export const runTake = {
  id: { argument: 'required', text: { zh: '任务编号', en: 'id of the run' } },
} as const satisfies Takes
