import { formatDateTime } from '@icss/core/copy/format.ts'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import { homeScreenContract } from '@icss/core/home-settings/home-settings.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { partsOf, partTake } from './home-takes.ts'
import { partWords } from './part-words.ts'

export default command({
  summary: {
    zh: '发布首屏的草稿，立即或定时。只带有权限的部分，其他部分不变',
    en: 'Publish the drafts of the home screen, at once or at a set time. Carries the parts that you may edit; the others stay',
  },
  takes: {
    ...partTake,
    at: {
      value: 'time',
      text: { zh: '到这时发布，如 2026-11-28T08:00:00+08:00', en: 'publish then, such as 2026-11-28T08:00:00+08:00' },
    },
    name: { value: 'name', text: { zh: '版本名称，最多 20 个字', en: 'name of the revision, at most 20 characters' } },
  },
  examples: same('icss home publish', 'icss home publish --part logo --at 2026-11-28T08:00:00+08:00'),
  calls: ['homeScreen.show', 'homeScreen.publish'],
  answer: homeScreenContract.publish.answer,
  async run(console, { part, at = '', name = '' }) {
    const { t, language } = console
    const { server } = await connect(console)
    const { revision } = await server.homeScreen.show()
    const answer = await server.homeScreen.publish({ body: { revision, ...partsOf<HomePart>(part), at, name } })
    if (console.json) {
      console.printJson(answer)
      return exitCodes.ok
    }
    const { revision: made, schedule, waiting } = answer
    if (made) console.print(t('home.published', { number: made.number, parts: partWords(language, made.carried) }))
    if (schedule)
      console.print(
        t('home.scheduled', { time: formatDateTime(schedule.at), parts: partWords(language, schedule.carried) }),
      )
    if (made && waiting > 0) console.note(t('home.waiting', { count: waiting }))
    return exitCodes.ok
  },
})
