import { betweenWords } from '../copy/between-words.ts'
import type { Language } from '../copy/language.ts'
import type { Need } from './need.ts'

/** What stands before the words of needs. */
export const needsLabel: Readonly<Record<Language, string>> = { zh: '需要：', en: 'Needs: ' }

const words = {
  zh: {
    anyone: '任何人。',
    session: '登录。',
    chamber: '商会管理员。',
    business: '商会业务权限。',
    businessAndFlag: (flag: string) => `商会业务权限和权限 ${flag}。`,
    texts: '发布通知的权限，或商会业务权限。',
    mainChannel: '主频道的账号管理权限。',
    mainAdministrator: '主频道的管理员。',
    role: (roles: string) => `角色 ${roles}。`,
    flag: (flag: string) => `权限 ${flag}。`,
    anyFlag: (flags: string) => `权限之一：${flags}。`,
    link: '公开链接的令牌。',
    publicSession: '公开页面的手机登录。',
  },
  en: {
    anyone: 'nothing.',
    session: 'a login.',
    chamber: 'the administrator of a chamber.',
    business: 'chamber business.',
    businessAndFlag: (flag: string) => `chamber business and the permission ${flag}.`,
    texts: 'to publish notices, or chamber business.',
    mainChannel: 'account management of a main channel.',
    mainAdministrator: 'the administrator of a main channel.',
    role: (roles: string) => `the role ${roles}.`,
    flag: (flag: string) => `the permission ${flag}.`,
    anyFlag: (flags: string) => `one of the permissions ${flags}.`,
    link: 'the token of a public link.',
    publicSession: 'the session of a public page.',
  },
} as const

/** What a need asks for, in words of Markdown, for who reads about an endpoint. */
export function wordsOfNeed(language: Language, need: Need): string {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(betweenWords[language])
  switch (need.kind) {
    case 'role':
      return words[language].role(code(need.roles))
    case 'flag':
      return words[language].flag(code([need.flag]))
    case 'anyFlag':
      return words[language].anyFlag(code(need.flags))
    case 'business':
      return need.flag === undefined ? words[language].business : words[language].businessAndFlag(code([need.flag]))
    default:
      return words[language][need.kind]
  }
}
