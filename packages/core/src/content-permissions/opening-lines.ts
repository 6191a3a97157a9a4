import type { Translate } from '../copy/translate.ts'
import type { Language } from '../copy/language.ts'
import type { contentPermissionsZh } from './content-permissions.zh.ts'
import type { ExplainedOpening } from './explained-opening.ts'

type Words = Translate<{ readonly contentPermissions: typeof contentPermissionsZh }>

/** The sentences that explain whether a sub-channel sees a piece of content: each way to it, then what would end or mend it. */
export function openingLines(
  t: Words,
  language: Language,
  { missing, ways, openTo, groups, subChannel: { name: channel } }: ExplainedOpening,
): string[] {
  const listed = (all: readonly { readonly name: string }[]) =>
    all.map(({ name }) => `“${name}”`).join(language === 'zh' ? '、' : ', ')
  const lines = ways.map((way) => {
    const [from, to] = [way[0]?.name ?? '', way.at(-1)?.name ?? '']
    return way.length > 1
      ? t('contentPermissions.why.wayUp', { channel, from, to })
      : t('contentPermissions.why.way', { channel, from })
  })
  if (missing === null)
    return [
      ...lines,
      ways.length > 1
        ? t('contentPermissions.why.endsMany')
        : t('contentPermissions.why.ends', { group: ways[0]?.at(-1)?.name ?? '' }),
    ]
  return [
    t(`contentPermissions.why.missing.${missing}`, { channel, groups: listed(groups), open: listed(openTo) }),
    t(`contentPermissions.why.fix.${missing}`, { channel }),
  ]
}
