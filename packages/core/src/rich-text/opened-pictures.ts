import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'

/** Where whoever has no account in the channel reads the pictures of a text, by their keys; for one to two hours. */
export const openedPictures = { pictures: z.record(z.string(), impersonal(z.string())) }
