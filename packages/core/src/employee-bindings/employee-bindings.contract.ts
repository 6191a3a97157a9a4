import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { employee } from '../employees/employee.ts'
import { employeesContract } from '../employees/employees.contract.ts'
import { endedSessionNeeded, publicSessionNeeded } from '../permissions/need.ts'
import {
  enterEndpoint,
  leaveEndpoint,
  ownParams,
  publicSessionEndpoints,
} from '../public-sessions/public-session-endpoints.ts'
import { openedSession } from '../public-sessions/public-session.ts'
import { giveCodeErrors, sendCodeEndpoint } from '../sms-codes/send-code-endpoint.ts'
import { bindingLink, ownCard, ownCardDraft, phoneProof } from './own-card.ts'

const { needs } = employeesContract.update
const params = z.object({ employeeId: z.uuid() })
const path = '/api/v1/employees'

/** What a chamber does with the binding of a card to a person. */
export const employeeBindingsContract = {
  issue: endpoint({
    method: 'POST',
    path: `${path}/{employeeId}/binding-link`,
    summary: { zh: '生成绑定名片的链接', en: 'Make the link with which an employee binds their card' },
    needs,
    params,
    isCostly: true,
    answer: bindingLink,
    status: 201,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: `${path}/{employeeId}/binding-link`,
    summary: { zh: '撤销绑定名片的链接', en: 'Revoke the link that binds a card' },
    needs,
    params,
  }),
  unbind: endpoint({
    method: 'POST',
    path: `${path}/{employeeId}/unbind`,
    summary: { zh: '解除名片绑定', en: 'Unbind a card, which logs its phones out' },
    needs,
    params,
    answer: employee,
  }),
  ...publicSessionEndpoints({
    path,
    idName: 'employeeId',
    one: { zh: '员工名片', en: 'an employee card' },
    needs,
  }),
} as const

/** What an employee does at the public page of their own card. */
export const ownCardsContract = {
  enter: enterEndpoint('binding', { zh: '打开绑定名片的页面', en: 'Come in by the link that binds a card' }),
  sendBindingCode: sendCodeEndpoint({
    path: '/p/my/{ref}/binding/code',
    summary: { zh: '获取绑定名片的验证码', en: 'Get a code for binding a card' },
    needs: publicSessionNeeded('binding'),
    params: ownParams,
  }),
  bind: endpoint({
    method: 'POST',
    path: '/p/my/{ref}/binding/card',
    summary: { zh: '绑定名片', en: 'Bind a card' },
    needs: publicSessionNeeded('binding'),
    params: ownParams,
    body: phoneProof,
    answer: openedSession,
    errors: giveCodeErrors,
  }),
  show: endpoint({
    method: 'GET',
    path: '/p/my/{ref}/employee',
    summary: { zh: '我的名片', en: 'Show the own card' },
    needs: publicSessionNeeded('employee'),
    params: ownParams,
    answer: ownCard,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/p/my/{ref}/employee',
    summary: { zh: '修改我的名片', en: 'Change the own card' },
    needs: publicSessionNeeded('employee'),
    params: ownParams,
    query: versionQuery,
    body: ownCardDraft,
    answer: ownCard,
    errors: ['request.conflict'],
  }),
  setAvatar: endpoint({
    method: 'PUT',
    path: '/p/my/{ref}/employee/avatar',
    summary: { zh: '更换我的名片的头像', en: 'Replace the picture of the own card' },
    needs: publicSessionNeeded('employee'),
    params: ownParams,
    query: versionQuery,
    body: 'stream',
    answer: ownCard,
    errors: [
      'request.conflict',
      'request.too_large',
      'request.too_many',
      'upload.empty',
      'upload.file_format',
      'upload.content_mismatch',
      'upload.image_too_big',
      'upload.too_large',
      'upload.infected',
      'upload.scan_failed',
      'upload.quota',
    ],
  }),
  removeAvatar: endpoint({
    method: 'DELETE',
    path: '/p/my/{ref}/employee/avatar',
    summary: { zh: '移除我的名片的头像', en: 'Remove the picture of the own card' },
    needs: publicSessionNeeded('employee'),
    params: ownParams,
    query: versionQuery,
    answer: ownCard,
    errors: ['request.conflict'],
  }),
  sendRenewalCode: sendCodeEndpoint({
    path: '/p/my/{ref}/employee/code',
    summary: { zh: '获取重新登录的验证码', en: 'Get a code for logging in to the own card again' },
    needs: endedSessionNeeded('employee'),
    params: ownParams,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/p/my/{ref}/employee/renewal',
    summary: { zh: '重新登录我的名片', en: 'Log in to the own card again' },
    needs: endedSessionNeeded('employee'),
    params: ownParams,
    body: phoneProof,
    answer: openedSession,
    errors: giveCodeErrors,
  }),
  leave: leaveEndpoint('employee', { zh: '在这台手机上退出我的名片', en: 'Log this phone out of the own card' }),
} as const
