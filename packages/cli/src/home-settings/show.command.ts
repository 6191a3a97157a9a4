import { formatDateTime } from '@icss/core/copy/format.ts'
import { homeParts } from '@icss/core/home-settings/home-part.ts'
import { homeScreenContract } from '@icss/core/home-settings/home-settings.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { partWords } from './part-words.ts'

export default command({
  summary: {
    zh: '查看首屏：正在使用的版本、草稿和定时发布。--json 含各部分的内容',
    en: 'Show the home screen: what is in use, drafts, what is scheduled. --json holds the contents of the parts',
  },
  takes: {},
  examples: same('icss home show', 'icss home show --json'),
  calls: ['homeScreen.show'],
  answer: homeScreenContract.show.answer,
  async run(console) {
    const { t, language } = console
    const { server } = await connect(console)
    const home = await server.homeScreen.show()
    if (console.json) {
      console.printJson(home)
      return exitCodes.ok
    }
    console.print(home.revision === 0 ? t('home.none') : t('home.inUse', { number: home.revision }))
    for (const part of homeParts) {
      const { mayEdit, isChanged, inheritedFrom } = home.parts[part]
      if (!mayEdit) continue
      const shown = inheritedFrom === '' ? t('home.same') : t('home.inherited', { channel: inheritedFrom })
      console.print(t('home.part', { part: partWords(language, [part]), state: isChanged ? t('home.changed') : shown }))
    }
    for (const { id, at, carried, state } of home.schedules)
      if (state === 'waiting')
        console.print(t('home.schedule', { id, time: formatDateTime(at), parts: partWords(language, carried) }))
    return exitCodes.ok
  },
})
