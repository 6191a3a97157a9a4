import { industryName } from '@icss/core/companies/industries.ts'
import { formatDateTime, formatDay, formatNumber } from '@icss/core/copy/format.ts'
import { createTranslate } from '@icss/core/copy/translate.ts'
import { introductionStates } from '@icss/core/introductions/introduction.ts'
import { introductionsEn } from '@icss/core/introductions/introductions.en.ts'
import { introductionsZh } from '@icss/core/introductions/introductions.zh.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { overviewEn } from '@icss/core/overview/overview.en.ts'
import { overviewZh } from '@icss/core/overview/overview.zh.ts'
import { whatWaits } from '@icss/core/overview/what-waits.ts'
import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { printFacts } from '../console/print-facts.ts'
import { table } from '../console/table.ts'
import { within } from '../nouns/field-words.ts'

const beside = {
  zh: (count: string, note: string) => (note === '' ? count : `${count}（${note}）`),
  en: (count: string, note: string) => (note === '' ? count : `${count} (${within(note)})`),
}

/** The numbers of the overview in Information management, under the same words and in the same order. */
export function printOverview(console: Pick<Console, 'language' | 'print' | 't' | 'width'>, overview: Overview): void {
  const { language } = console
  const words = language === 'zh' ? overviewZh : overviewEn
  const { states } = language === 'zh' ? introductionsZh : introductionsEn
  const t = createTranslate(language, words)
  const said = (count: number) => formatNumber(count, language)
  const noted = (count: number, note: string) => beside[language](said(count), note)
  const { members, cards, resources, demands, introductions, reports, activities } = overview
  const part = (title: string) => console.print(`\n${title}`)
  const facts = (values: Readonly<Record<string, string>>, names: Readonly<Record<string, unknown>>) =>
    printFacts(console, values, names as Readonly<Record<string, string>>)

  facts(
    {
      members: noted(members.total, t('figures.joined', { count: said(members.months.at(-1)?.joined ?? 0) })),
      cards: noted(cards.bound, t('figures.ofCards', { count: said(cards.total) })),
      resources: noted(resources.onShelf, t('figures.expiring', { count: resources.expiring })),
      demands: noted(demands.onShelf, t('figures.expiring', { count: demands.expiring })),
      agreed: noted(introductions.agreed, t('figures.joined', { count: said(introductions.agreedThisMonth) })),
      ...(reports
        ? {
            reports: noted(
              reports.open,
              reports.oldestAt === null ? '' : t('waiting.oldest', { time: formatDay(reports.oldestAt) }),
            ),
          }
        : {}),
    },
    words.figures,
  )

  part(words.waiting.title)
  const waiting = whatWaits(overview)
  if (waiting.length === 0) console.print(words.waiting.none)
  else
    facts(
      Object.fromEntries(
        waiting.map((line) => [line.id, noted(line.count, 'note' in line ? words.waiting[line.note] : '')]),
      ),
      Object.fromEntries(waiting.map(({ id }) => [id, words.waiting[id]])),
    )

  part(words.introductions.title)
  facts(Object.fromEntries(introductionStates.map((state) => [state, said(introductions[state])])), states)

  part(words.activities.title)
  if (activities.length === 0) console.print(words.activities.none)
  else for (const { title, startAt } of activities) console.print(`${formatDateTime(startAt)}  ${onOneLine(title)}`)

  part(words.members)
  const numbers = (['total', 'joined', 'left'] as const).map((one) => ({
    title: words.series[one],
    cell: (month: Overview['members']['months'][number]) => said(month[one]),
    align: 'right' as const,
  }))
  console.print(table([{ title: words.month, cell: ({ month }) => month }, ...numbers], members.months, console.width))

  part(words.industries)
  const { otherIndustries: others } = overview
  const industries = [
    ...overview.industries.map(({ name, count }) => ({ name: industryName(name, language), count })),
    ...(others.industries > 0
      ? [{ name: t('otherIndustries', { count: others.industries }), count: others.count }]
      : []),
  ]
  if (industries.length === 0) console.print(words.nothing)
  else
    console.print(
      table(
        [
          { title: words.industry, cell: ({ name }) => name, least: 12 },
          { title: words.count, cell: ({ count }) => said(count), align: 'right' },
        ],
        industries,
        console.width,
      ),
    )
}
