import { formatDateTime, formatNumber } from '@icss/core/copy/format.ts'
import { createTranslate } from '@icss/core/copy/translate.ts'
import { arrivalsEn } from '@icss/core/participants/arrivals.en.ts'
import { arrivals } from '@icss/core/participants/arrivals.contract.ts'
import { widthIn } from '@icss/core/participants/arrivals.ts'
import { arrivalsZh } from '@icss/core/participants/arrivals.zh.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake, wholeTakes } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { printItems } from '../console/print-items.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: { zh: '列出签到人数随时间的变化', en: 'List the sign-ins of a meeting over time' },
  takes: { ...meetingTake, ...wholeTakes },
  examples: same(`icss participants arrivals ${exampleId}`, `icss participants arrivals ${exampleId} --json`),
  calls: ['participants.arrivals'],
  answer: arrivals,
  async run(console, { meetingId, ...paging }) {
    const { language } = console
    const { server } = await connect(console)
    const shown = await server.participants.arrivals({ params: { meetingId: idOf(meetingId) } })
    const t = createTranslate<typeof arrivalsZh>(language, language === 'zh' ? arrivalsZh : arrivalsEn)
    const { minutes, items, signedIn, expected } = shown
    printItems(
      console,
      shown,
      [
        { title: t('from'), cell: ({ at }) => formatDateTime(at) },
        { title: t('series'), cell: ({ count }) => formatNumber(count, language), align: 'right' },
      ],
      paging,
    )
    const { unit, count } = widthIn(minutes)
    const totals = { signedIn: formatNumber(signedIn, language), expected: formatNumber(expected, language) }
    if (!console.json && items.length > 0) console.note(t(unit, { count, ...totals }))
    return exitCodes.ok
  },
})
