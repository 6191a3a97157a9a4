import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import { homeScreenContract } from '@icss/core/home-settings/home-settings.contract.ts'
import { maxInteger } from '@icss/core/rules/number.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { dryRunTake } from '../commands/shared-takes.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { partsOf, partTake } from './home-takes.ts'
import { partWords } from './part-words.ts'

export default command({
  summary: {
    zh: '把一个版本恢复为草稿，并列出已失效的链接和图片。发布后生效',
    en: 'Make a draft of a revision, and list its broken links and pictures. It shows once it is published',
  },
  takes: {
    number: {
      argument: 'required',
      text: { zh: '版本号，见 icss home history', en: 'number of the revision, see icss home history' },
    },
    ...partTake,
    ...dryRunTake,
  },
  examples: same('icss home restore 38', 'icss home restore 38 --part carousel --dry-run'),
  calls: ['homeScreen.restore'],
  answer: homeScreenContract.restore.answer,
  async run(console, { number: given, part, dryRun }) {
    const { t, language } = console
    const number = Number(given)
    if (!Number.isInteger(number) || number < 1 || number > maxInteger)
      throw new CliError('notAnId', exitCodes.usage, { id: given })
    const { server } = await connect(console)
    const answer = await server.homeScreen.restore({
      params: { number },
      body: { ...partsOf<HomePart>(part), dryRun },
    })
    if (console.json) {
      console.printJson(answer)
      return exitCodes.ok
    }
    const { parts, broken } = answer
    console.print(t(dryRun ? 'home.wouldRestore' : 'home.restored', { number, parts: partWords(language, parts) }))
    for (const { part: of, name, what } of broken)
      console.print(
        t(what === 'link' ? 'home.brokenLink' : 'home.brokenPicture', { part: partWords(language, [of]), name }),
      )
    return exitCodes.ok
  },
})
