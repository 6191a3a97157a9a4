import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityParams } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { anySession } from '../permissions/need.ts'
import { message } from './message.ts'

export const messageListQuery = z.strictObject({
  ...listQuery(['-createdAt', 'createdAt'], '-createdAt'),
  state: z.optional(z.enum(['unread', 'read'])),
})

/** Each account has its own. */
export const messagesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/messages',
    summary: { zh: '我的消息', en: 'List what the own account is told of' },
    needs: anySession,
    query: messageListQuery,
    answer: z.object({
      ...listAnswer(message).shape,
      /** How many of all of them the account has not read. */
      unread: z.number(),
    }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/v1/messages/{id}/read',
    summary: { zh: '把一条消息标为已读', en: 'Mark a message as read' },
    needs: anySession,
    params: entityParams,
    answer: message,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/v1/messages/read-all',
    summary: { zh: '把全部消息标为已读', en: 'Mark all messages as read' },
    needs: anySession,
    answer: z.object({ read: z.number() }),
  }),
} as const
