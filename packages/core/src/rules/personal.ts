import * as z from 'zod/mini'
import { copyToMark } from './marks.ts'

/**
 * What a text can tell of a person (PIPL; GB/T 35273). Whoever masks, copies or erases what is known of somebody finds it
 * by these.
 */
export const personalKinds = {
  name: 'the name of a person',
  label: 'what a record of any kind is called: of some kinds, the name of a person',
  publicName: 'a name that a public register shows, such as that of a legal representative: it is no secret, and stays',
  phone: 'a phone number',
  email: 'an e-mail address',
  photo: 'a picture of a person',
  detail: 'what else a record says of the person that it is about, such as a position',
  device: 'where somebody came from, and with what: a network address, a browser',
  text: 'free words that may name somebody: bodies, remarks, what was searched for',
} as const
export type PersonalKind = keyof typeof personalKinds

/** Whom a text tells of: a kind of what is known of a person, or nobody. */
export type About = PersonalKind | 'nobody'

const abouts = z.registry<{ readonly about: About }>()

const marked = <S extends z.ZodMiniType>(about: About, schema: S): S => {
  const copy = copyToMark(schema)
  abouts.add(copy, { about })
  return copy
}

/** Marks a text of the contract as one that tells something of a person. */
// @__NO_SIDE_EFFECTS__
export function personal<S extends z.ZodMiniType>(kind: PersonalKind, schema: S): S {
  return marked(kind, schema)
}

/** Marks a text of the contract as one that tells nothing of a person. */
// @__NO_SIDE_EFFECTS__
export function impersonal<S extends z.ZodMiniType>(schema: S): S {
  return marked('nobody', schema)
}

/** What a schema was marked to tell, if it was. */
export const aboutOf = (schema: z.core.$ZodType): About | undefined => abouts.get(schema)?.about
