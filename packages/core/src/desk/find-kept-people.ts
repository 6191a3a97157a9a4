import type { Participant } from '../participants/participants.contract.ts'
import { holdsInitials } from '../search/initials-of.ts'
import { isBadge } from './badge.ts'
import { type Found, mostFound } from './find-people.ts'

const holds = (text: string, part: string) => text.toLowerCase().includes(part) || holdsInitials(text, part)

/** Whom the desk means among people that it knows by itself, as the server would find them. */
export function findKeptPeople(people: readonly Participant[], typed: string): Found {
  const part = typed.toLowerCase()
  if (isBadge(typed)) {
    const one = people.find(({ id }) => id === part)
    return { people: one ? [one] : [], total: one ? 1 : 0, isOtherBadge: !one }
  }
  const meant = people.filter(
    ({ name, company, phone, code }) =>
      holds(name, part) ||
      holds(company, part) ||
      (phone !== '' && phone.endsWith(part)) ||
      (code !== '' && code === part),
  )
  const byName = meant.toSorted((a, b) => a.name.localeCompare(b.name, 'zh'))
  return { people: byName.slice(0, mostFound), total: meant.length, isOtherBadge: false }
}
