import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { peopleContract } from '@icss/core/people/people.contract.ts'
import { maskPhone } from '@icss/core/rules/mask-phone.ts'
import { noteChange } from '../audit/noted-changes.ts'
import type { Handler } from '../http/handler.ts'
import { copyPart } from './copy-part.ts'

/** Values that no key of a table can have: what came is no place that a copy has named. */
const isNoKey = (error: unknown) => String((error as { code?: unknown }).code).startsWith('22')

/** A part of a copy of what the channel knows of a person; the trail says who took it, and of whom by the masked phone. */
export const copyPerson: Handler<typeof peopleContract.copy> = ({ session, tenant }, { body: { phone, from } }) =>
  tenant(async (_, client) => {
    const channelId = session.channel.id
    await noteChange(client, channelId, { of: 'people', id: '', before: null, after: { phone: maskPhone(phone) } })
    return copyPart(client, channelId, phone, from)
  }).catch((error: unknown) => {
    throw from && isNoKey(error) ? new ProblemError('request.invalid') : error
  })
