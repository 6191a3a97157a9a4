import * as z from 'zod/mini'
import { formatDateTime, formatNumber } from '@icss/core/copy/format.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { createTranslate, type Translate } from '@icss/core/copy/translate.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type ErasurePlan, erasurePlan } from '@icss/core/meetings/erasure.contract.ts'
import { erasureEn } from '@icss/core/meetings/erasure.en.ts'
import { erasureZh } from '@icss/core/meetings/erasure.zh.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { dryRunTake, meetingTake, yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { onOneLine } from '../console/display-width.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

type Words = Translate<typeof erasureZh>

/** A plan as lines: who waits for a prize first, then what goes and what stays. */
function linesOf(t: Words, language: Language, { waiting, holds, goes, stays, factsUntil }: ErasurePlan): string[] {
  const counted = (count: number | null) => formatNumber(count ?? 0, language)
  const prizes = holds.find(({ code }) => code === 'meeting.prizes_waiting')
  const more = Number(prizes?.params['count'] ?? 0) - waiting.length
  return [
    ...waiting.map((one) => `  ${onOneLine(t('waiting', { name: one.name, award: one.award, prize: one.prize }))}`),
    ...(more > 0 ? [`  ${t('waitingMore', { count: counted(more) })}`] : []),
    t('goesTitle'),
    ...goes.flatMap(({ kind, count }) => (count > 0 ? [`  ${t(`goes.${kind}`, { count: counted(count) })}`] : [])),
    t('staysTitle'),
    ...stays.flatMap(({ kind, count, days }) =>
      count === 0 ? [] : [`  ${t(`stays.${kind}`, { count: counted(count), days: counted(days) })}`],
    ),
    ...(factsUntil === null ? [] : [t('factsUntil', { time: formatDateTime(factsUntil) })]),
  ]
}

export default command({
  summary: {
    zh: '清除一场已结束或已取消的会议的个人信息：先列出清除什么、保留什么；不能恢复',
    en: 'Erase the personal data of a meeting that has ended or is cancelled, for good; what goes and what stays is listed first',
  },
  takes: { ...meetingTake, ...dryRunTake, ...yesTake },
  examples: same(
    `icss meetings erase ${exampleId} --dry-run`,
    `icss meetings erase ${exampleId}`,
    `icss meetings erase ${exampleId} --yes --json`,
  ),
  calls: ['meetings.show', 'meetings.planErasure', 'meetings.erase'],
  /** `erasedAt` is null where nothing was erased, as with `--dry-run`. */
  answer: z.object({
    plan: erasurePlan,
    erasedAt: erasurePlan.shape.erasedAt,
    people: z.number(),
    wasErased: z.boolean(),
  }),
  async run(console, { meetingId, dryRun, yes }) {
    const { language } = console
    const t: Words = createTranslate(language, language === 'zh' ? erasureZh : (erasureEn as typeof erasureZh))
    const { server } = await connect(console)
    const params = { id: idOf(meetingId) }
    const { name } = await server.meetings.show({ params })
    const plan = await server.meetings.planErasure({ params })
    const { version, people, holds } = plan
    const tell = (erasedAt: string | null, wasErased: boolean) => {
      if (console.json) console.printJson({ plan, erasedAt, people, wasErased })
      else if (wasErased) console.print(t('was', { time: formatDateTime(erasedAt ?? '') }))
      else if (erasedAt !== null) console.print(t('done', { count: formatNumber(people, language) }))
      return exitCodes.ok
    }
    if (plan.erasedAt !== null) return tell(plan.erasedAt, true)
    for (const line of linesOf(t, language, plan)) console.note(line)
    const [hold] = holds
    if (hold) throw new ProblemError(hold.code, { params: hold.params })
    if (dryRun) return tell(null, false)
    const what = `${t('ask', { name: onOneLine(name) })}${language === 'zh' ? '：' : ': '}${t('irreversible')}`
    await confirm(console, { what, yes: yes === true, word: String(people) })
    const done = await server.meetings.erase({ params, query: { version }, body: { people } })
    return tell(done.erasedAt, done.wasErased)
  },
})
