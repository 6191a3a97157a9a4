import { organisationContract } from '@icss/core/organisation/organisation.contract.ts'
import { blankOrganisation, organisationDraft } from '@icss/core/organisation/organisation.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { dryRunTake } from '../commands/shared-takes.ts'
import { draftTakes } from '../nouns/draft-takes.ts'
import { writeDraft, writtenAnswer } from '../nouns/write-command.ts'
import { connect } from '../server/connect.ts'
import { organisationNoun } from './organisation.noun.ts'

const { update } = organisationContract

export default command({
  summary: {
    zh: '修改组织信息，没有给出的内容不变；还没有时填写',
    en: 'Change the organisation behind the channel, what is not given stays; or describe it for the first time',
  },
  takes: { ...draftTakes(organisationNoun, organisationDraft), ...dryRunTake },
  examples: same(
    'icss organisation update --phone 0755-26001234',
    'icss organisation update --from organisation.json --dry-run',
  ),
  calls: ['organisation.show', 'organisation.update'],
  answer: writtenAnswer(update.answer),
  async run(console, input) {
    const { server, options } = await connect(console)
    const { organisation } = await server.organisation.show()
    const stored = organisation ?? { ...blankOrganisation, version: 0 }
    return writeDraft(console, organisationNoun, input, { options, endpoint: update, params: {}, stored })
  },
})
