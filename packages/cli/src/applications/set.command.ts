import { homeContents } from '@icss/core/home-settings/home-document.ts'
import { applicationsContract } from '@icss/core/applications/applications.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { readJsonFile } from '../console/read-json-file.ts'
import { exitCodes } from '../exit-codes.ts'
import { partWords } from '../home-settings/part-words.ts'
import { connect } from '../server/connect.ts'

const parts = { home: 'homeApps', tool: 'toolApps' } as const

export default command({
  summary: {
    zh: '用 JSON 文件设置一处的应用草稿，格式同 icss applications list --json；用 icss home publish 发布',
    en: 'Set the draft of the applications of one place from a JSON file, as icss applications list --json has it; icss home publish publishes it',
  },
  takes: {
    place: { argument: 'required', choices: ['home', 'tool'], text: { zh: '首页或工具', en: 'home or tool' } },
    file: { argument: 'required', suggest: 'files', text: { zh: '内容，JSON', en: 'the content, as JSON' } },
  },
  examples: same('icss applications set home apps.json'),
  calls: ['homeScreen.show', 'applications.homeApps', 'applications.toolApps'],
  answer: applicationsContract.homeApps.answer,
  async run(console, { place, file }) {
    const { t, language } = console
    const part = parts[place]
    const { server } = await connect(console)
    const body = await readJsonFile(file, homeContents[part])
    const { version } = (await server.homeScreen.show()).parts[part]
    const saved = await server.applications[part]({ query: { version }, body })
    if (console.json) console.printJson(saved)
    else console.print(t('home.saved', { part: partWords(language, [part]) }))
    return exitCodes.ok
  },
})
