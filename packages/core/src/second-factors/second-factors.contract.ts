import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { anySession } from '../permissions/need.ts'
import { presentPassword } from '../sessions/password-change.ts'
import { enrolment, factorCode, recoveryCodes, secondFactor } from './second-factor.ts'

const path = '/api/v1/second-factor'
const wrongPassword = ['session.password_wrong', 'session.locked'] as const
const wrongCode = ['session.code_wrong', 'session.locked'] as const

const typedCode = named('TypedCode', z.strictObject({ code: factorCode }))

/** The own second factor. Whatever changes it asks for the password or for a code again. */
export const secondFactorsContract = {
  show: endpoint({
    method: 'GET',
    path,
    summary: { zh: '两步验证的状态', en: 'Show whether the own account has a second factor' },
    needs: anySession,
    answer: secondFactor,
    always: true,
  }),
  begin: endpoint({
    isCostly: true,
    method: 'POST',
    path: `${path}/begin`,
    summary: { zh: '开始设置两步验证', en: 'Begin to add a second factor: the key for an authenticator app' },
    needs: anySession,
    body: z.strictObject({ currentPassword: presentPassword }),
    answer: enrolment,
    always: true,
    errors: ['second_factor.is_on', ...wrongPassword],
  }),
  confirm: endpoint({
    isCostly: true,
    method: 'POST',
    path: `${path}/confirm`,
    summary: { zh: '确认并开启两步验证', en: 'Turn the second factor on by its first code, ending all other sessions' },
    needs: anySession,
    body: typedCode,
    answer: recoveryCodes,
    always: true,
    errors: ['second_factor.is_on', 'second_factor.not_begun', ...wrongCode],
  }),
  renewRecoveryCodes: endpoint({
    isCostly: true,
    method: 'POST',
    path: `${path}/recovery-codes`,
    summary: { zh: '更换恢复码', en: 'Replace the recovery codes' },
    needs: anySession,
    body: typedCode,
    answer: recoveryCodes,
    errors: ['second_factor.is_off', ...wrongCode],
  }),
  remove: endpoint({
    isCostly: true,
    method: 'POST',
    path: `${path}/remove`,
    summary: { zh: '关闭两步验证', en: 'Turn the second factor off' },
    needs: anySession,
    body: z.strictObject({ currentPassword: presentPassword, code: factorCode }),
    errors: ['second_factor.is_off', 'second_factor.demanded', 'session.code_wrong', ...wrongPassword],
  }),
} as const
