import { participantsContract } from '@icss/core/participants/participants.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'participants.signIn',
  endpoint: participantsContract.signIn,
  idText: {
    zh: '参与人编号，见 icss participants list',
    en: 'id of the participant, see icss participants list',
  },
  summary: { zh: '为参与人签到', en: 'Sign a participant in by hand' },
  examples: same(`icss participants sign-in ${exampleId}`, `icss participants sign-in ${exampleId} --json`),
  done: { zh: '“{{name}}”已签到。', en: '“{{name}}” is signed in.' },
  nameOf: ({ name, number }) => `${name} ${number ?? ''}`.trim(),
})
