import { homeContents } from '@icss/core/home-settings/home-document.ts'
import { homeDraftsContract } from '@icss/core/home-settings/home-settings.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { readJsonFile } from '../console/read-json-file.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { partWords } from './part-words.ts'

const parts = ['carousel', 'videos', 'logo', 'theme', 'icons'] as const

export default command({
  summary: {
    zh: '用 JSON 文件设置一个部分的草稿，格式同 icss home show --json 里的 draft',
    en: 'Set the draft of a part from a JSON file, as draft in icss home show --json has it',
  },
  takes: {
    part: { argument: 'required', choices: parts, text: { zh: '哪一部分', en: 'which part' } },
    file: { argument: 'required', suggest: 'files', text: { zh: '内容，JSON', en: 'the content, as JSON' } },
  },
  examples: same('icss home set logo logo.json'),
  calls: [
    'homeScreen.show',
    'homeDrafts.carousel',
    'homeDrafts.videos',
    'homeDrafts.logo',
    'homeDrafts.theme',
    'homeDrafts.icons',
  ],
  answer: homeDraftsContract.carousel.answer,
  async run(console, { part, file }) {
    const { t, language } = console
    const { server } = await connect(console)
    const body = await readJsonFile(file, homeContents[part])
    const { version } = (await server.homeScreen.show()).parts[part]
    const saved = await server.homeDrafts[part]({ query: { version }, body: body as never })
    if (console.json) console.printJson(saved)
    else console.print(t('home.saved', { part: partWords(language, [part]) }))
    return exitCodes.ok
  },
})
