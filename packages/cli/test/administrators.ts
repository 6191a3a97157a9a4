import { inject } from 'vitest'
import { loggedIn, type Person, person } from './icss.ts'

/** The password that the people of `atHome` have chosen. */
export const chosenPassword = 'my_own_one'

export const asProvider = () => {
  const { url, providerToken } = inject('server')
  return loggedIn('en', { url, token: providerToken })
}

/** Somebody who has logged in with their initial password and chosen another. */
export async function atHome(number: string, initialPassword: string, language: 'zh' | 'en' = 'en'): Promise<Person> {
  const one = await person(language)
  const login = ['auth', 'login', '--server', inject('server').url, '--account', number, '--password-stdin']
  const { code, stderr } = await one.icssWithInput(`${initialPassword}\n${chosenPassword}\n`, ...login)
  if (code !== 0) throw new Error(stderr)
  return one
}

/** The code that the outbox of demo data keeps for a phone. */
export async function codeTo(provider: Person, phone: string): Promise<string> {
  const { stdout } = await provider.icss('api', 'platformWebhooks.listDeliveries', '--query', 'pageSize=50')
  const { items } = JSON.parse(stdout) as { items: { target: string; content: string }[] }
  return /\d{6}/.exec(items.find(({ target }) => target === phone)?.content ?? '')?.[0] ?? ''
}

/** A code that is not that one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
