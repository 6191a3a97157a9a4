import type { Language } from '@icss/core/copy/language.ts'

/**
 * The language of the CLI: `--language`, else ICSS_LANGUAGE, else the locale (LC_ALL, LC_MESSAGES, LANG in that order). zh… is Chinese,
 * en… is English; C and POSIX are English, since who sets them expects the wording of programs; anything else,
 * or nothing, is Chinese (product.md section 8).
 */
export function languageOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const at = argv.findIndex((word) => word === '--language' || word.startsWith('--language='))
  const word = argv[at] ?? ''
  const asked = at < 0 ? env.ICSS_LANGUAGE : word.includes('=') ? word.slice(word.indexOf('=') + 1) : argv[at + 1]
  const locale = asked || env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^(?:en(?:[-_.@]|$)|C(?:\.|$)|POSIX$)/i.test(locale) ? 'en' : 'zh'
}
