import * as z from 'zod/mini'
import { shownContents } from '@icss/core/home-settings/shown-contents.ts'
import type { ApplicationDraft } from '@icss/core/applications/application.ts'
import { homeSettingsEn } from '@icss/core/home-settings/home-settings.en.ts'
import { homeSettingsZh } from '@icss/core/home-settings/home-settings.zh.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { exitCodes } from '../exit-codes.ts'
import { partWords } from '../home-settings/part-words.ts'
import { connect } from '../server/connect.ts'

const answer = z.object({ homeApps: shownContents.homeApps, toolApps: shownContents.toolApps })

const targetOf = (app: ApplicationDraft) =>
  app.type === 'url' ? app.link : app.type === 'video' ? app.video : app.courseId

export default command({
  summary: { zh: '列出添加的应用（草稿）', en: 'List the added applications, as their drafts have them' },
  takes: wholeTakes,
  examples: same('icss applications list', 'icss applications list --json'),
  calls: ['homeScreen.show'],
  answer,
  async run(console, { limit = Infinity }) {
    const { language, t } = console
    const { server } = await connect(console)
    const { parts } = await server.homeScreen.show()
    const [home, tool] = [parts.homeApps.draft, parts.toolApps.draft]
    const homeApps = { ...home, items: home.items.slice(0, limit) }
    const toolApps = { ...tool, items: tool.items.slice(0, Math.max(0, limit - home.items.length)) }
    if (console.json) {
      console.printJson({ homeApps, toolApps })
      return exitCodes.ok
    }
    const { types } = (language === 'zh' ? homeSettingsZh : homeSettingsEn).apps
    for (const [part, { items }] of [
      ['homeApps', homeApps],
      ['toolApps', toolApps],
    ] as const)
      for (const app of items)
        console.print(`${partWords(language, [part])}  ${app.name}  ${types[app.type]}  ${targetOf(app)}`)
    const total = home.items.length + tool.items.length
    if (limit < total) console.note(t('list.range', { from: 1, to: limit, total }))
    return exitCodes.ok
  },
})
