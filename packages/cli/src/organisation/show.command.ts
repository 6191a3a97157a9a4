import { organisation } from '@icss/core/organisation/organisation.contract.ts'
import { organisationEn } from '@icss/core/organisation/organisation.en.ts'
import { organisationZh } from '@icss/core/organisation/organisation.zh.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { printFacts } from '../console/print-facts.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: { zh: '查看组织信息', en: 'Show the organisation behind the channel' },
  takes: {},
  examples: same('icss organisation show', 'icss organisation show --json name,phone'),
  calls: ['organisation.show'],
  answer: organisation,
  async run(console) {
    const { server } = await connect(console)
    const { organisation: stored } = await server.organisation.show()
    if (stored === null) throw new CliError('noOrganisation', exitCodes.failed)
    const { fields } = console.language === 'zh' ? organisationZh : organisationEn
    if (console.json) console.printJson(stored)
    else printFacts(console, { ...stored, ownCompanyId: stored.ownCompanyName }, fields)
    return exitCodes.ok
  },
})
