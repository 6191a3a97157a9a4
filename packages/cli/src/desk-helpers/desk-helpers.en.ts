import type { deskHelpersZh } from './desk-helpers.zh.ts'

export const deskHelpersEn: Record<keyof typeof deskHelpersZh, string> = {
  added: '{{name}} is added. Send them the link:',
  ended: 'The link is ended.',
}
