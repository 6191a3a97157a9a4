import * as z from 'zod/mini'
import { fileListQuery } from '@icss/core/files/files.contract.ts'

/** Which files the screen shows: the own ones, or those that the main channel opened to this one. */
export const fileScreenQuery = z.extend(fileListQuery, { box: z._default(z.enum(['own', 'received']), 'own') })
export type FileScreenQuery = z.output<typeof fileScreenQuery>
