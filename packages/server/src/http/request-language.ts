import type { FastifyRequest } from 'fastify'
import { chooseLanguage, type Language } from '@icss/core/copy/language.ts'

/** The language that a client asks for: of those that there are, the one it likes best (RFC 9110, Accept-Language). */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => /^(?:zh|en)\b/i.test(tag) && quality > 0)
    .reduce<{ tag?: string; quality: number }>((best, one) => (one.quality > best.quality ? one : best), { quality: 0 })
  return chooseLanguage(undefined, wanted.tag)
}
