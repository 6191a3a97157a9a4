import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Some 49,000 passwords that turned up most often in breaches, all in small letters. */
const list = '@zxcvbn-ts/language-common/src/passwords.json'

let known: Promise<ReadonlySet<string>> | undefined

const read = async (): Promise<ReadonlySet<string>> =>
  new Set(JSON.parse(await readFile(createRequire(import.meta.url).resolve(list), 'utf8')) as string[])

/** Whether a password is among those that are tried first anywhere. The list is read when it is first asked for. */
export async function isKnownPassword(password: string): Promise<boolean> {
  known ??= read()
  return (await known).has(password.toLowerCase())
}
