import type { Participant } from '../participants/participants.contract.ts'
import { holdsInitials } from '../search/initials-of.ts'
import { isBadge } from './badge.ts'
import { type Found, mostFound } from './find-people.ts'

/** People who are looked at before somebody else has a turn. */
const atOnce = 5000

const holds = (text: string, part: string) => text.toLowerCase().includes(part) || holdsInitials(text, part)

/**
 * Whom the desk means among people that it knows by itself, as the server would find them. `rest` is waited for every few
 * thousand people: it lets a page answer meanwhile, and throws where nobody waits for the answer any more.
 */
export async function findKeptPeople(
  people: readonly Participant[],
  typed: string,
  rest: () => Promise<void>,
): Promise<Found> {
  const part = typed.toLowerCase()
  if (isBadge(typed)) {
    const one = people.find(({ id }) => id === part)
    return { people: one ? [one] : [], total: one ? 1 : 0, isOtherBadge: !one }
  }
  const first: Participant[] = []
  let total = 0
  for (let at = 0; at < people.length; at += atOnce) {
    if (at > 0) await rest()
    for (const one of people.slice(at, at + atOnce)) {
      if (!isMeant(one, part)) continue
      total += 1
      insertByName(first, one)
    }
  }
  return { people: first, total, isOtherBadge: false }
}

const isMeant = ({ name, company, phone, code }: Participant, part: string) =>
  holds(name, part) || holds(company, part) || (phone !== '' && phone.endsWith(part)) || (code !== '' && code === part)

const { compare } = new Intl.Collator('zh')

/** Keeps the first by name, as many as are shown: of thousands nobody sorts the rest. */
function insertByName(first: Participant[], one: Participant): void {
  const last = first.at(mostFound - 1)
  if (last && compare(one.name, last.name) >= 0) return
  const at = first.findIndex(({ name }) => compare(one.name, name) < 0)
  first.splice(at === -1 ? first.length : at, 0, one)
  first.splice(mostFound)
}
