import { and, eq, inArray } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { acceptingDays, type IntroductionDraft, type IntroductionSide } from '@icss/core/introductions/introduction.ts'
import { subjects } from '@icss/core/resources/shelf-rules.ts'
import { isUuid, uuid } from '../database/uuids.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { demands } from '../demands/demands.tables.ts'
import { employees } from '../employees/employees.tables.ts'
import { sendSms } from '../events/send-sms.ts'
import { found } from '../http/refuse.ts'
import { addLink } from '../public-links/add-link.ts'
import { resources } from '../resources/resources.tables.ts'
import { isOnShelf } from '../resources/shelf-shape.ts'
import type { ShelfTable } from '../resources/shelf-table.ts'
import type { Services } from '../services.ts'
import { introductions } from './introductions.tables.ts'

/** Minutes for which the SMS with a link can still be sent. */
const linkMinutes = 24 * 60

/** A resource or a demand that stands on the shelf, with its company and its contact, locked to the end of the transaction. */
async function sideOf(db: Db, channelId: string, table: ShelfTable, id: string) {
  if (!isUuid(id)) throw new ProblemError('request.not_found')
  const ofId = and(eq(table.channelId, channelId), eq(table.id, id))
  const thing = found((await db.select().from(table).where(ofId).for('no key update'))[0])
  const [shown] = await db
    .select({ company: companies.name, contact: employees.name, phone: employees.phone })
    .from(table)
    .innerJoin(companies, and(eq(companies.channelId, channelId), eq(companies.id, table.companyId)))
    .leftJoin(employees, and(eq(employees.channelId, channelId), eq(employees.id, table.contactId)))
    .where(and(ofId, isOnShelf(table)))
  if (!shown) throw new ProblemError('introductions.off_shelf')
  const { company, contact, phone } = shown
  if (contact === null || phone === null)
    throw new ProblemError('introductions.no_contact', { params: { name: thing.name } })
  return { thing, company, contact, phone, sideId: uuid() }
}
type Side = Awaited<ReturnType<typeof sideOf>>

/** What a link is made and sent with; its secrets are asked for before the transaction. */
interface Sending {
  readonly services: Services
  readonly secrets: { readonly links: string; readonly sms: string }
  readonly urlOf: (token: string) => string
}

/** Tells a side of the other, with the link on which it accepts. */
async function tellSide(db: Db, { services, secrets, urlOf }: Sending, own: Side, other: Side): Promise<void> {
  const { channelId } = own.thing
  const endsAt = new Date(Date.now() + acceptingDays * 86_400_000)
  const token = await addLink(db, secrets.links, { channelId, kind: 'introduction', thingId: own.sideId, endsAt })
  await sendSms(db, services, {
    channelId,
    to: own.phone,
    message: 'introduction.proposed',
    params: {
      own: own.thing.name,
      company: other.company,
      title: other.thing.title || other.thing.name,
      days: acceptingDays,
    },
    secrets: { params: { url: urlOf(token) }, secret: secrets.sms, minutes: linkMinutes },
  })
}

const keptOf = <const S extends IntroductionSide>(side: S, { thing, company, contact, phone, sideId }: Side) =>
  ({
    [`${side}Id`]: thing.id,
    [`${side}SideId`]: sideId,
    [`${side}CompanyId`]: thing.companyId,
    [`${side}Name`]: thing.name,
    [`${side}Company`]: company,
    [`${side}Contact`]: contact,
    [`${side}Phone`]: phone,
  }) as Readonly<Record<`${S}${'Id' | 'SideId' | 'CompanyId' | 'Name' | 'Company' | 'Contact' | 'Phone'}`, string>>

/** Introduces two to each other in the transaction that sends each the SMS; answers the id. */
export async function introduce(
  db: Db,
  sending: Sending,
  channelId: string,
  { resourceId, demandId }: IntroductionDraft,
): Promise<string> {
  const offering = await sideOf(db, channelId, resources, resourceId)
  const looking = await sideOf(db, channelId, demands, demandId)
  const [offered, sought] = [offering.thing, looking.thing]
  if (offered.type + subjects.length !== sought.type || offered.companyId === sought.companyId)
    throw new ProblemError('introductions.no_fit')
  const [underway] = await db
    .select({ id: introductions.id })
    .from(introductions)
    .where(
      and(
        eq(introductions.channelId, channelId),
        eq(introductions.resourceId, resourceId),
        eq(introductions.demandId, demandId),
        inArray(introductions.state, ['proposed', 'inTouch']),
      ),
    )
  if (underway) throw new ProblemError('introductions.underway')
  const id = uuid()
  await db
    .insert(introductions)
    .values({ channelId, id, ...keptOf('resource', offering), ...keptOf('demand', looking) })
  await tellSide(db, sending, offering, looking)
  await tellSide(db, sending, looking, offering)
  return id
}
