import { endpoint } from '../contract/endpoint.ts'
import { administratorOnly, anySession } from '../permissions/need.ts'
import { codePhone, codeSent } from '../sms-codes/sms-code.ts'
import { giveCodeErrors, sendCodeErrors } from '../sms-codes/send-code-endpoint.ts'
import { adminPhone, adminPhoneDraft, lostPhoneDraft } from './admin-phone.ts'

const path = '/api/v1/channel/admin-phone'

/** The administrator's phone, which gets an SMS on important operations. The administrator alone sets it. */
export const adminPhoneContract = {
  show: endpoint({
    method: 'GET',
    path,
    summary: { zh: '管理员手机', en: 'Show the phone of the administrator' },
    needs: anySession,
    answer: adminPhone,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: `${path}/code`,
    summary: { zh: '向新手机发送验证码', en: 'Send a code to the phone that is to become the administrator’s' },
    needs: administratorOnly,
    body: codePhone,
    answer: codeSent,
    errors: ['account.of_admin', ...sendCodeErrors],
  }),
  sendOldCode: endpoint({
    method: 'POST',
    path: `${path}/old-code`,
    summary: { zh: '向现有手机发送验证码', en: 'Send a code to the present phone of the administrator' },
    needs: administratorOnly,
    answer: codeSent,
    errors: ['account.of_admin', 'account.phone_missing', ...sendCodeErrors],
  }),
  change: endpoint({
    isCostly: true,
    method: 'PUT',
    path,
    summary: {
      zh: '设置或更换管理员手机',
      en: 'Set the phone of the administrator by password and code, or change it by a code to each phone',
    },
    needs: administratorOnly,
    body: adminPhoneDraft,
    answer: adminPhone,
    errors: ['account.of_admin', 'account.is_current_admin', 'request.conflict', 'session.locked', ...giveCodeErrors],
  }),
  replaceLost: endpoint({
    isCostly: true,
    method: 'POST',
    path: `${path}/lost`,
    summary: {
      zh: '手机丢失，72 小时后更换',
      en: 'Put another phone in place of a lost one, by password and second factor, after 72 hours',
    },
    needs: administratorOnly,
    body: lostPhoneDraft,
    answer: adminPhone,
    errors: [
      'account.of_admin',
      'account.phone_missing',
      'account.is_current_admin',
      'second_factor.is_off',
      'session.locked',
    ],
  }),
  keep: endpoint({
    method: 'DELETE',
    path: `${path}/lost`,
    summary: { zh: '取消更换丢失的手机', en: 'Keep the phone that was said to be lost' },
    needs: administratorOnly,
    answer: adminPhone,
    errors: ['account.of_admin'],
  }),
} as const
