import { joinRequestsContract } from '@icss/core/join-requests/join-requests.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'joinRequests.confirm',
  endpoint: joinRequestsContract.confirm,
  shown: { call: 'joinRequests.show', endpoint: joinRequestsContract.show },
  idText: { zh: '申请编号，见 icss join-requests list', en: 'id of the application, see icss join-requests list' },
  summary: {
    zh: '确认入会：企业成为会员，并短信告知申请人',
    en: 'Confirm an application: the company becomes a member, and the applicant gets an SMS',
  },
  examples: same(`icss join-requests confirm ${exampleId}`, `icss join-requests confirm ${exampleId} --seen 1`),
  done: { zh: '“{{name}}”已成为会员企业。', en: '“{{name}}” is a member company now.' },
  nameOf: ({ name }) => name,
})
