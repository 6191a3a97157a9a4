import * as z from 'zod/mini'
import type { Console } from '../console/console.ts'

/** An error as `--json` prints it: a code of the catalogue or of the CLI, its words, and what they were made of. */
export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  fix: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const interruptedError = ({ t }: Pick<Console, 't'>): z.output<typeof errorAnswer> => ({
  code: 'cli.interrupted',
  message: t('errors.interrupted.says'),
  fix: t('errors.interrupted.fix'),
  params: {},
})
