import { endpoint } from '../contract/endpoint.ts'
import { anySession } from '../permissions/need.ts'
import { storageAnswer } from './usage.ts'

export const usageContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/usage',
    summary: { zh: '存储用量', en: 'Show the storage used and allowed' },
    needs: anySession,
    answer: storageAnswer,
  }),
} as const
